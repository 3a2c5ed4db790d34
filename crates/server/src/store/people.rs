//! People and their devices.

use sqlx::FromRow;

use super::{Change, NotWritten, Store};
use crate::secrets::{Secret, hash};

/// A person.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct PersonRow {
    /// The public name of the thing, not of the person.
    pub id: String,
    /// How the person is called.
    pub name: String,
    /// The language last chosen.
    pub lang: String,
    /// Whether an operator has stopped this person's remarks.
    pub is_muted: bool,
}

impl Store {
    /// The person a device is of, by the secret it shows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person_of_device(&self, secret: &str) -> Result<Option<PersonRow>, sqlx::Error> {
        let sql = "SELECT person.* FROM device JOIN person ON person.id = device.person WHERE device.secret = ?";
        sqlx::query_as(sql).bind(hash(secret)).fetch_optional(&self.read).await
    }

    /// The person a recovery phrase is of.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person_of_phrase(&self, phrase: &str) -> Result<Option<PersonRow>, sqlx::Error> {
        sqlx::query_as("SELECT * FROM person WHERE recovery = ?").bind(hash(phrase)).fetch_optional(&self.read).await
    }

    /// The person a pairing code is of, if its time is not over.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn person_of_pairing(&self, code: &str, now: i64) -> Result<Option<PersonRow>, sqlx::Error> {
        let sql = "SELECT person.* FROM pairing JOIN person ON person.id = pairing.person
                   WHERE pairing.secret = ? AND pairing.until > ?";
        sqlx::query_as(sql).bind(hash(code)).bind(now).fetch_optional(&self.read).await
    }

    /// Adds a person with a first device.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn add_person(&self, person: &PersonRow, device: &Secret, now: i64) -> Result<(), NotWritten> {
        let sql = "INSERT INTO person (id, name, lang, made_at) VALUES (?, ?, ?, ?)";
        let insert = Change::new(sql).bind(person.id.clone()).bind(person.name.clone());
        let insert = insert.bind(person.lang.clone()).bind(now);
        self.writer.write(vec![insert, add_device(device, &person.id, now)]).await
    }

    /// Adds a device, using up the code it was paired with if it was.
    ///
    /// # Errors
    /// When it was not written: somebody else has used the code.
    pub async fn add_device(
        &self,
        device: &Secret,
        person: &str,
        code: Option<&str>,
        now: i64,
    ) -> Result<(), NotWritten> {
        let mut changes = Vec::new();
        if let Some(code) = code {
            changes.push(Change::new("DELETE FROM pairing WHERE secret = ?").bind(hash(code)).one());
            changes.push(Change::new("DELETE FROM pairing WHERE person = ?").bind(person.to_owned()));
        }
        changes.push(add_device(device, person, now));
        self.writer.write(changes).await
    }

    /// Forgets a device.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn remove_device(&self, secret: &str) -> Result<(), NotWritten> {
        self.writer.write(vec![Change::new("DELETE FROM device WHERE secret = ?").bind(hash(secret))]).await
    }

    /// Calls a person otherwise, and notes the language.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn rename_person(&self, id: &str, name: &str, lang: &str) -> Result<(), NotWritten> {
        let sql = "UPDATE person SET name = ?, lang = ? WHERE id = ?";
        let change = Change::new(sql).bind(name.to_owned()).bind(lang.to_owned()).bind(id.to_owned()).one();
        self.writer.write(vec![change]).await
    }

    /// Keeps a new recovery phrase, and forgets the old one.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn set_phrase(&self, person: &str, phrase: &Secret) -> Result<(), NotWritten> {
        let change = Change::new("UPDATE person SET recovery = ? WHERE id = ?").bind(phrase.hash());
        self.writer.write(vec![change.bind(person.to_owned()).one()]).await
    }

    /// Keeps codes to pair a device with, and forgets the person's former ones and those whose time is over.
    ///
    /// # Errors
    /// When it was not written.
    pub async fn add_pairing(&self, person: &str, codes: &[&Secret], now: i64, until: i64) -> Result<(), NotWritten> {
        let old = Change::new("DELETE FROM pairing WHERE until <= ? OR person = ?").bind(now).bind(person.to_owned());
        let new = codes.iter().map(|code| {
            let insert = Change::new("INSERT INTO pairing (secret, person, until) VALUES (?, ?, ?)").bind(code.hash());
            insert.bind(person.to_owned()).bind(until)
        });
        self.writer.write([old].into_iter().chain(new).collect()).await
    }
}

fn add_device(device: &Secret, person: &str, now: i64) -> Change {
    let insert = Change::new("INSERT INTO device (secret, person, made_at) VALUES (?, ?, ?)").bind(device.hash());
    insert.bind(person.to_owned()).bind(now)
}
