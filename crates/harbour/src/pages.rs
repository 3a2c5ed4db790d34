//! Shell completions and man pages, from the definitions of the commands.

use std::io;
use std::path::PathBuf;

use clap::ArgMatches;

use crate::cli;
use crate::complaint::{Complaint, io_words};
use crate::say::Say;
use crate::screen::Screen;

/// `harbour completions SHELL`
pub fn completions(matches: &ArgMatches, screen: &Screen<'_>) -> Result<(), Complaint> {
    let mut command = cli::command(screen.text);
    if let Some(&shell) = matches.get_one::<clap_complete::Shell>("SHELL") {
        // Into memory first, since the generator panics where a pipe is closed.
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut command, "harbour", &mut script);
        io::Write::write_all(&mut io::stdout(), &script)?;
    }
    Ok(())
}

/// `harbour man`: one page on standard output, or all pages into a folder.
pub fn man(matches: &ArgMatches, mut screen: Screen<'_>) -> Result<(), Complaint> {
    let command = cli::command(screen.text);
    match matches.get_one::<PathBuf>("out") {
        None => clap_mangen::Man::new(command).render(&mut io::stdout())?,
        Some(folder) => {
            let name = folder.display().to_string();
            let text = screen.text;
            let wrong = |why: io::Error| Say::CannotWrite { file: name.clone(), why: io_words(text, &why) };
            std::fs::create_dir_all(folder).map_err(wrong)?;
            clap_mangen::generate_to(command, folder).map_err(wrong)?;
            screen.say(&Say::PagesWritten { folder: name })?;
        }
    }
    Ok(())
}
