# shellcheck shell=bash
# Completion of quinta's words for bash.

_quinta() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' i
    local commands='play continue games rules learn puzzle show moves perft check solve probe analyse tables bench match engine web'
    local games='' name='' options='' flags='--plain --ascii --colour --delay --help --version'
    for ((i = 1; i < COMP_CWORD; ++i)); do
        [[ " $commands " == *" ${COMP_WORDS[i]} "* ]] && command=${COMP_WORDS[i]} && break
    done
    COMPREPLY=()
    case $before in
        --colour | --color)
            mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$word")
            return
            ;;
        --first | --second | --player)
            mapfile -t COMPREPLY < <(compgen -W "human random classic1 classic2 level1 level2 level3 level4 level5 \
                level6 level7 level8 level9 level10 engine perfect" -- "$word")
            return
            ;;
    esac
    if [[ $word == -* ]]; then
        case $command in
            play) flags+=' --first --second --lot --position --seed --games --json' ;;
            games | rules) flags+=' --json' ;;
            show | moves | probe | solve | perft) flags+=' --position --json' ;;
            analyse) flags+=' --position --json --time --nodes --depth --lines --threads' ;;
            match) flags+=' --player --games --openings --seed --jobs --sprt --records --json' ;;
        esac
        mapfile -t COMPREPLY < <(compgen -W "$flags" -- "$word")
    elif [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    elif [[ $command == check || $command == continue ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    elif [[ $command == tables && $before == tables ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'list verify build remove' -- "$word")
    elif [[ $command != games && $command != bench ]]; then
        # Each line is a game and its options; those of the game that is named, or else the games.
        while read -r name options; do
            [[ " ${COMP_WORDS[*]} " == *" $name "* ]] && games=$options && break
            games+=" $name"
        done < <("${COMP_WORDS[0]}" games --words 2>/dev/null)
        mapfile -t COMPREPLY < <(compgen -W "$games" -- "$word")
        [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    fi
}
complete -F _quinta quinta
