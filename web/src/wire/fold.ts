// A view as it grows: sections replace sections, boards each other seat by seat.
type Sections = Record<string, unknown>;

export function fold(view: Sections, change: Sections): Sections {
  const folded = { ...view, ...change };
  if (change.boards && view.boards) {
    folded.boards = { ...(view.boards as object), ...(change.boards as object) };
  }
  return folded;
}
