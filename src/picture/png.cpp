#include "picture/png.hpp"

#include <dlfcn.h>

#include <cstddef>

namespace quinta::picture {
namespace {

struct Rectangle {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

constexpr int with_opacity = 0;  // CAIRO_FORMAT_ARGB32
constexpr int success = 0;       // CAIRO_STATUS_SUCCESS

using Writer = int (*)(void* target, const unsigned char* bytes, unsigned int count);

/// The few functions of librsvg, and of the libraries below it, that make a picture.
struct Renderer {
    void* (*read)(const unsigned char*, std::size_t, void**) = nullptr;
    int (*render)(void*, void*, const Rectangle*, void**) = nullptr;
    void (*release)(void*) = nullptr;
    void* (*new_surface)(int, int, int) = nullptr;
    void* (*new_brush)(void*) = nullptr;
    void (*drop_brush)(void*) = nullptr;
    void (*drop_surface)(void*) = nullptr;
    int (*write)(void*, Writer, void*) = nullptr;
    bool is_whole = true;

    Renderer() {
        void* library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
        find(library, "rsvg_handle_new_from_data", read);
        find(library, "rsvg_handle_render_document", render);
        find(library, "g_object_unref", release);
        find(library, "cairo_image_surface_create", new_surface);
        find(library, "cairo_create", new_brush);
        find(library, "cairo_destroy", drop_brush);
        find(library, "cairo_surface_destroy", drop_surface);
        find(library, "cairo_surface_write_to_png_stream", write);
    }

 private:
    template <class Function>
    void find(void* library, const char* name, Function& function) {
        function = library == nullptr ? nullptr : reinterpret_cast<Function>(dlsym(library, name));
        is_whole = is_whole && function != nullptr;
    }
};

int append(void* target, const unsigned char* bytes, unsigned int count) {
    static_cast<std::string*>(target)->append(bytes, bytes + count);
    return success;
}

}  // namespace

Result<std::string> png_of(const Drawing& drawing) {
    static const Renderer lib;
    if (!lib.is_whole) {
        return Error{"a PNG picture needs librsvg (Debian: librsvg2-2); an SVG one needs nothing"};
    }
    void* handle = lib.read(reinterpret_cast<const unsigned char*>(drawing.svg.data()),
                            drawing.svg.size(), nullptr);
    if (handle == nullptr) return Error{"librsvg cannot read the picture"};
    void* surface = lib.new_surface(with_opacity, drawing.width, drawing.height);
    void* brush = lib.new_brush(surface);
    const Rectangle all{0, 0, static_cast<double>(drawing.width),
                        static_cast<double>(drawing.height)};
    std::string bytes;
    const bool is_done = lib.render(handle, brush, &all, nullptr) != 0 &&
                         lib.write(surface, append, &bytes) == success;
    lib.drop_brush(brush);
    lib.drop_surface(surface);
    lib.release(handle);
    if (!is_done) return Error{"librsvg cannot draw the picture"};
    return bytes;
}

}  // namespace quinta::picture
