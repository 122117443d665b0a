/** Animals on one page of a shelter's whole list. Source: docs/decisions/animals.md. */
export const PER_PAGE = 12

/** « 1 animal », « 36 animaux ». Source: docs/decisions/animals.md. */
export const animalCount = (count: number): string =>
  count > 1 ? `${count} animaux` : `${count} animal`
