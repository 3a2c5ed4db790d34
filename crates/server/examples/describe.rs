//! Prints what `/api` says, from which the page's types are made.

fn main() {
    println!("{}", server::description());
}
