/** Pixels that a finger travels sideways before it means the next picture. */
const SWIPE = 48

/** The place after a step among `count` pictures; after the last comes the first. */
export const around = (at: number, step: number, count: number): number =>
  (((at + step) % count) + count) % count

/** The picture that a key asks for; null when the key means something else. */
export function placeForKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return around(at, -1, count)
    case 'ArrowRight':
      return around(at, 1, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** What a finger meant that went `dx`, `dy` pixels: -1 before, 1 after, 0 nothing. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx > 0 ? -1 : 1
}

/** Width of one picture of a wall on screen, for `sizes`; the steps are those of its style sheet. */
export function wallSizes(perRow: number): string {
  if (perRow <= 1) return '(width >= 1280px) 1200px, 100vw'
  const share = Math.round(100 / perRow)
  const most = Math.round(1200 / perRow)
  return `(width >= 1280px) ${most}px, (width >= 780px) ${share}vw, 50vw`
}
