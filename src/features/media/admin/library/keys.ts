/** Rows that Page Up and Page Down go. */
const PAGE = 4

const clamp = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1)

/**
 * The place that a key leads to in a grid of `count` pictures, `columns` in a row;
 * null when the key means nothing there. Places come from 0.
 */
export function placeFor(key: string, at: number, count: number, columns: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
      return clamp(at + 1, count)
    case 'ArrowLeft':
      return clamp(at - 1, count)
    case 'ArrowDown': {
      // From the last full row to the last picture, when nothing is right below.
      const isLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns)
      return isLastRow ? at : clamp(at + columns, count)
    }
    case 'ArrowUp':
      return at < columns ? at : at - columns
    case 'PageDown':
      return clamp(at + PAGE * columns, count)
    case 'PageUp':
      return clamp(at - PAGE * columns, count)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
