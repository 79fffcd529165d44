# The files in share/nets, NAME.qnet each, become a part of the library: GENERATED/net/nets.cpp.
file(GLOB net_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/share/nets/*.qnet)
set(net_blocks)
set(net_cases)
foreach(file ${net_files})
    cmake_path(GET file STEM name)
    string(APPEND net_blocks "asm(\".section .rodata\\n\"
    \".global quinta_net_${name}, quinta_net_${name}_end\\n\"
    \"quinta_net_${name}: .incbin \\\"${file}\\\"\\n\"
    \"quinta_net_${name}_end: .byte 0\\n\"
    \".text\\n\");
extern \"C\" const char quinta_net_${name}[];
extern \"C\" const char quinta_net_${name}_end[];
")
    string(APPEND net_cases "    if (game == \"${name}\") {
        return {quinta_net_${name}, static_cast<std::size_t>(quinta_net_${name}_end - quinta_net_${name})};
    }
")
endforeach()
set(nets_source ${generated}/net/nets.cpp)
configure_file(${CMAKE_CURRENT_LIST_DIR}/built_in/nets.cpp.in ${nets_source} @ONLY)
set_source_files_properties(${nets_source} PROPERTIES OBJECT_DEPENDS "${net_files}")
target_sources(quinta_net PRIVATE ${nets_source})
