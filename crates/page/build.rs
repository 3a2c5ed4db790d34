//! Has the page embedded anew when any file of it has changed, or has come or gone.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
