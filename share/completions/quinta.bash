# shellcheck shell=bash
# Completion of quinta's words for bash. The program itself knows what fits: `quinta complete`.

_quinta() {
    local words=("${COMP_WORDS[@]:1:COMP_CWORD}") line current=${COMP_WORDS[COMP_CWORD]}
    # bash takes "size=5" apart at "=", the program does not.
    if declare -F _get_comp_words_by_ref >/dev/null; then
        local cur cword
        _get_comp_words_by_ref -n = -w words -i cword -c cur
        words=("${words[@]:1:cword}")
        current=$cur
    fi
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line == files ]]; then
            mapfile -t COMPREPLY < <(compgen -f -- "$current")
            compopt -o filenames 2>/dev/null
        else
            COMPREPLY+=("${line%%$'\t'*}")
        fi
    done < <("${COMP_WORDS[0]}" complete "${words[@]}" 2>/dev/null)
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    if [[ $current == *=* ]] && declare -F __ltrim_colon_completions >/dev/null; then
        COMPREPLY=("${COMPREPLY[@]#"${current%"${current##*=}"}"}")
    fi
    return 0
}
complete -F _quinta quinta
