#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "screen/page.hpp"

namespace quinta::screen {

/// A menu: lines of which one is chosen by arrows and Enter, by its letter, or by the mouse.
class ListPage : public Page {
 public:
    struct Item {
        std::string text;
        std::string note;
        std::function<void()> run;
        char key = 0;          ///< chooses it at once; 0: none
        bool has_gap = false;  ///< an empty line above it
    };
    ListPage(App& app, std::string title) : Page(app), title_(std::move(title)) {}
    ListPage(App& app, std::string title, std::vector<Item> items)
        : Page(app), title_(std::move(title)), items_(std::move(items)) {}
    /// A list that is made anew whenever somebody comes back to it.
    ListPage(App& app, std::string title, std::function<std::vector<Item>()> make)
        : Page(app), title_(std::move(title)), make_(std::move(make)) {}

    std::string title() const override { return title_; }
    void enter() override {
        if (make_) set_items(make_());
    }
    void draw(Grid& grid, const Rect& area) override;
    std::vector<Command> commands() override;
    bool handle(const Event& event) override;
    std::vector<std::pair<std::string, std::string>> other_keys() const override;

 protected:
    virtual std::string heading() const { return title_; }
    virtual void leave();
    void set_items(std::vector<Item> items);
    void select(int item) { selected_ = item; }
    int selected() const { return selected_; }

 private:
    void step(int items);
    void run(std::size_t item);
    int lines_from(int first, int last) const;

    std::string title_;
    std::vector<Item> items_;
    std::function<std::vector<Item>()> make_;
    int selected_ = 0;
    int top_ = 0;
    std::vector<Rect> places_;  ///< of the items, when they were last drawn
};

}  // namespace quinta::screen
