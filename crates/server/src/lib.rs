//! Tables in the browser and over HTTP: their life, their log, their secrets.

mod backup;
mod folder;
mod hall;
mod http;
mod listen;
pub mod logs;
mod metric;
mod outside;
mod refused;
mod reviews;
mod running;
pub mod say;
mod secrets;
mod settings;
mod shelf;
mod sitting;
mod store;
mod table;
mod thinkers;
mod wire;
mod words;

pub use backup::{NotCopied, backup, restore};
pub use folder::{Door, FileError, Folder, NotTaken};
pub use hall::Dealers;
pub use http::description;
pub use listen::{BindError, ListenAddress};
pub use metric::{Metric, MetricKind};
pub use outside::{Outside, System};
pub use running::{NotStarted, Running};
pub use settings::{Setting, Settings};
pub use sitting::Dealer;
pub use wire::views::Shown;
pub use wire::views::components::{BoxSheet, components as box_sheet};
pub use wire::{PositionText, Said};
