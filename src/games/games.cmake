# The list of games, games.txt, becomes a header: games/all.hpp with their rules and their types.
# A game is a folder of its name, and its class is that name with a capital letter. Folders of
# QUINTA_EXTRA_GAMES, each named games/NAME in some other place, are added to the list.
set(QUINTA_EXTRA_GAMES "" CACHE STRING "Folders of further games, each ending in games/NAME")

set(games_list ${CMAKE_CURRENT_LIST_DIR}/games.txt)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${games_list})
file(STRINGS ${games_list} game_names)
list(TRANSFORM game_names PREPEND ${CMAKE_CURRENT_LIST_DIR}/ OUTPUT_VARIABLE game_folders)
list(APPEND game_folders ${QUINTA_EXTRA_GAMES})

# Files of a game's folder that are no part of the program: tests, measurements, the second rules.
set(games_tools "(_test|_bench|_fit|/reference)\\.cpp$")

# quinta_list_games(GENERATED FOLDERS...): writes GENERATED/games/all.hpp and sets game_includes to
# the folders in which its includes are found.
function(quinta_list_games generated)
    set(includes ${generated})
    foreach(folder ${ARGN})
        cmake_path(GET folder FILENAME name)
        cmake_path(GET folder PARENT_PATH parent)
        cmake_path(GET parent PARENT_PATH root)
        list(APPEND includes ${root})
        string(SUBSTRING ${name} 0 1 initial)
        string(TOUPPER ${initial} initial)
        string(SUBSTRING ${name} 1 -1 rest)
        list(APPEND types ${initial}${rest})
        string(APPEND include_lines "#include \"games/${name}/${name}.hpp\"\n")
        string(APPEND extern_lines "extern template class quinta::GameSession<quinta::games::${initial}${rest}>;\n")
    endforeach()
    list(JOIN types ", " types)
    file(CONFIGURE OUTPUT ${generated}/games/all.hpp @ONLY CONTENT
"// Made by CMake from src/games/games.txt.
#pragma once

#include \"core/game_session.hpp\"
@include_lines@
namespace quinta::games {

/// Every game, in the order in which people see them.
using AllGames = GameList<@types@>;

}  // namespace quinta::games

// Each is compiled once, in the game's own source file.
@extern_lines@")
    list(REMOVE_DUPLICATES includes)
    set(game_includes ${includes} PARENT_SCOPE)
endfunction()

set(generated ${CMAKE_BINARY_DIR}/generated)
quinta_list_games(${generated} ${game_folders})

# quinta_game_sources(OUT NAME...): the files of these names in all folders of games; NAME stands
# for the game's own name.
function(quinta_game_sources out)
    set(found)
    foreach(folder ${game_folders})
        cmake_path(GET folder FILENAME name)
        foreach(pattern ${ARGN})
            string(REPLACE NAME ${name} file ${pattern})
            file(GLOB files CONFIGURE_DEPENDS ${folder}/${file}.cpp)
            list(APPEND found ${files})
        endforeach()
    endforeach()
    list(REMOVE_DUPLICATES found)
    set(${out} ${found} PARENT_SCOPE)
endfunction()
