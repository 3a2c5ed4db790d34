// What the map is asked to show by other parts of the table: a goal that is hovered shows its two crisis centres.
class Look {
  /** The letter of the two crisis centres that stand out. */
  letter: string | undefined = $state();
}

export const look = new Look();
