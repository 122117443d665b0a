/** An animal in the running for a place in the list. */
export type Candidate = { id: string; shelter: string }

/** Animals that a visitor sees at once, and how many of them one shelter may have. */
export const WINDOW = { size: 12, perShelter: 3 } as const
/** SOS animals at the head of the list. */
export const SOS_MOST = 6

/**
 * Mixes shelters: of any {@link WINDOW} animals in a row no more than three are of one shelter,
 * as long as others have some left. Beyond that the given order is kept.
 * @param before animals already placed in front
 */
export function spread(
  candidates: readonly Candidate[],
  before: readonly Candidate[] = [],
): Candidate[] {
  const waiting = [...candidates]
  const placed = [...before]
  while (waiting.length > 0) {
    const seen = new Map<string, number>()
    for (const { shelter } of placed.slice(-(WINDOW.size - 1))) {
      seen.set(shelter, (seen.get(shelter) ?? 0) + 1)
    }
    const free = waiting.findIndex(({ shelter }) => (seen.get(shelter) ?? 0) < WINDOW.perShelter)
    placed.push(...waiting.splice(Math.max(free, 0), 1))
  }
  return placed.slice(before.length)
}

/**
 * The SOS animals at the head: the first of them, at most {@link SOS_MOST}, three of a shelter
 * unless there is no other.
 */
export function headOf(sos: readonly Candidate[]): Candidate[] {
  const isAlone = new Set(sos.map(({ shelter }) => shelter)).size <= 1
  const taken = new Map<string, number>()
  const chosen = sos.filter(({ shelter }) => {
    const count = (taken.get(shelter) ?? 0) + 1
    taken.set(shelter, count)
    return isAlone || count <= WINDOW.perShelter
  })
  return chosen.slice(0, SOS_MOST)
}

/** Characters of an id. */
const ID = 36

/**
 * Some of the ids that stand in a text one after the other.
 * @param drawn ids of 36 characters, nothing between them
 * @param without ids that do not count, a few
 * @param from place of the first one among those that count, from 0
 * @param count how many, at most
 */
export function drawnFrom(
  drawn: string,
  without: readonly string[],
  from: number,
  count: number,
): string[] {
  const left = without.map((id) => drawn.indexOf(id) / ID).filter((place) => place >= 0)
  let at = from
  for (const place of left.sort((a, b) => a - b)) if (place <= at) at += 1
  const ids = Array.from({ length: count + without.length }, (_, index) =>
    drawn.slice((at + index) * ID, (at + index + 1) * ID),
  )
  return ids.filter((id) => id !== '' && !without.includes(id)).slice(0, count)
}
