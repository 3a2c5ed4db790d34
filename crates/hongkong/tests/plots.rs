//! Plots and sets of plots, compared with plain lists of names.

use hongkong::{NoSuchPlot, Plot, PlotSet};

/// A set by the names of its plots.
fn set(names: &str) -> PlotSet {
    names.split_whitespace().map(|name| name.parse::<Plot>().unwrap()).collect()
}

fn names(set: PlotSet) -> String {
    set.iter().map(|plot| plot.to_string()).collect::<Vec<String>>().join(" ")
}

#[test]
fn plots_are_numbered_in_reading_order() {
    for (index, plot) in Plot::all().enumerate() {
        assert_eq!((plot.index(), plot.row() * 5 + plot.column()), (index, index));
        assert_eq!(Plot::at(plot.column(), plot.row()), Some(plot));
        assert_eq!(plot.to_string().parse(), Ok(plot));
        assert_eq!(names(plot.set()), plot.to_string());
    }
    for text in ["", "a", "a0", "a6", "f1", "`1", "A1", "a1 "] {
        assert_eq!(text.parse::<Plot>(), Err(NoSuchPlot));
    }
}

#[test]
fn neighbours_share_an_edge() {
    for (plot, beside) in [
        ("a1", "b1 a2"),
        ("e1", "d1 e2"),
        ("c1", "b1 d1 c2"),
        ("a3", "a2 b3 a4"),
        ("e3", "e2 d3 e4"),
        ("c3", "c2 b3 d3 c4"),
        ("a5", "a4 b5"),
        ("e5", "e4 d5"),
        ("a1 e5", "b1 a2 e4 d5"),
        ("c3 c4", "c2 b3 c3 d3 b4 c4 d4 c5"),
        ("", ""),
    ] {
        assert_eq!(names(set(plot).neighbours()), beside, "{plot}");
    }
}

#[test]
fn sets_are_joined_and_cut() {
    let (left, right) = (set("a1 b2 c3"), set("c3 d4"));
    assert_eq!(names(left & right), "c3");
    assert_eq!(names(left | right), "a1 b2 c3 d4");
    assert_eq!(names(left & !right), "a1 b2");
    assert_eq!((PlotSet::ALL.len(), PlotSet::NONE.len(), left.len()), (25, 0, 3));
    assert_eq!((!PlotSet::ALL, !PlotSet::NONE), (PlotSet::NONE, PlotSet::ALL));
    assert!(PlotSet::NONE.is_empty() && !left.is_empty());
    assert!(left.contains("b2".parse().unwrap()) && !left.contains("d4".parse().unwrap()));
    let mut grown = left;
    grown |= right;
    assert_eq!(grown, left | right);
}

#[test]
fn the_nth_plot_has_as_many_before_it() {
    for text in ["a1", "e5", "a1 b1 c1", "b2 c3 e4 e5"] {
        for (n, name) in text.split_whitespace().enumerate() {
            assert_eq!(set(text).nth(n as u32).to_string(), name);
        }
    }
    assert_eq!((0..25).map(|n| PlotSet::ALL.nth(n)).collect::<Vec<Plot>>(), Plot::all().collect::<Vec<Plot>>());
}

#[test]
#[should_panic(expected = "the set has no plot number 2")]
fn there_is_no_plot_after_the_last() {
    set("a1 b1").nth(2);
}

#[test]
fn a_set_shows_its_plots() {
    assert_eq!(format!("{:?}", PlotSet::NONE), "{}");
    assert_eq!(format!("{:?}", set("a1")), format!("{{{:?}}}", "a1".parse::<Plot>().unwrap()));
}
