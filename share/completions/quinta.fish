# Completion of quinta's words for fish.

set -l commands play continue games rules learn puzzle show moves perft check solve probe analyse tables bench match engine web
set -l players human random classic1 classic2 (string join ' ' level(seq 10)) engine perfect

complete -c quinta -l plain -d 'lines of text instead of the whole screen'
complete -c quinta -l ascii -d 'plain ASCII characters'
complete -c quinta -l colour -x -a 'auto always never' -d 'colours'
complete -c quinta -l delay -x -d 'seconds before a move of a computer'
complete -c quinta -l help -d 'help'
complete -c quinta -l version -d 'version'

complete -c quinta -f -n "not __fish_seen_subcommand_from $commands" -a "$commands"
complete -c quinta -f -n "__fish_seen_subcommand_from play rules learn puzzle show moves perft solve probe analyse match engine" \
    -a '(quinta games --words 2>/dev/null | string split -f 1 " ")'
complete -c quinta -f -n "__fish_seen_subcommand_from tables" -a 'list verify build remove'
complete -c quinta -n "__fish_seen_subcommand_from play" -l first -x -a "$players" -d 'who plays first'
complete -c quinta -n "__fish_seen_subcommand_from play" -l second -x -a "$players" -d 'who plays second'
complete -c quinta -n "__fish_seen_subcommand_from match" -l player -x -a "$players" -d 'who plays'
complete -c quinta -n "__fish_seen_subcommand_from check continue" -F
