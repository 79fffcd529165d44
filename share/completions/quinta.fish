# Completion of quinta's words for fish. The program itself knows what fits: `quinta complete`.

function __quinta_complete
    set -l words (commandline -opc)[2..] (commandline -ct)
    for line in (quinta complete $words 2>/dev/null)
        if test "$line" = files
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c quinta -f -a '(__quinta_complete)'
