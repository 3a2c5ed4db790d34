//! What a file says it is, read before anything else of it.

use game::record::heading;

#[test]
fn the_game_of_a_file_is_told_by_its_header() {
    let file = "harbour game 1\ngame lanterns\nrules 1\nbox 6-3\nsetup coins 9\n\nunsealed\n";
    assert_eq!(heading(file).map(|heading| heading.game), Some("lanterns"));
    let other = heading("harbour game 2\ngame chess\nrules 7\nbox 0f\n\n1 A e4").unwrap();
    assert_eq!((other.game, other.rules, other.components), ("chess", "7", Some("0f")));
    assert_eq!(heading("harbour game 1\ngame chess\nrules 7\n").unwrap().components, None);
    for text in ["", "game lanterns", "harbour game 1\nrules 1\n\ngame lanterns", "\nharbour game 1\ngame lanterns"] {
        assert_eq!(heading(text).map(|heading| heading.game), None, "{text:?}");
    }
}
