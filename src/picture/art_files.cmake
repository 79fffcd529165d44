# What boards look like is drawn once, for the page and for pictures made here: art.svg and art.css in
# the folder of a game, the plain look and the colours of all boards in web/src. This writes
# GENERATED/picture/art_files.inc, a list of {name, svg, css}.
set(picture_files)
set(picture_entries)
function(quinta_picture_entry name svg css)
    file(READ ${svg} drawing)
    file(READ ${css} colours)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${svg} ${css})
    string(APPEND picture_entries "{\"${name}\", R\"art(${drawing})art\", R\"art(${colours})art\"},\n")
    set(picture_entries "${picture_entries}" PARENT_SCOPE)
endfunction()

set(page_looks ${PROJECT_SOURCE_DIR}/web/src)
quinta_picture_entry(plain ${page_looks}/board/plain/art.svg ${page_looks}/board/plain/art.css)
foreach(folder ${game_folders})
    if(EXISTS ${folder}/art.svg)
        cmake_path(GET folder FILENAME name)
        quinta_picture_entry(${name} ${folder}/art.svg ${folder}/art.css)
    endif()
endforeach()
file(READ ${page_looks}/style/tokens.css tokens)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page_looks}/style/tokens.css)
file(CONFIGURE OUTPUT ${generated}/picture/art_files.inc @ONLY CONTENT
"constexpr std::string_view shared_colours = R\"art(@tokens@)art\";
constexpr ArtFile art_files[] = {
@picture_entries@};
")
