type Size = { width: number; height: number }
type Box = { left: number; top: number } & Size

/** Pixels left free at the edges of the window. */
const MARGIN = 8

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most))

/**
 * Where a small box goes, in pixels of the window: above what it explains, in its middle; below
 * when there is no room above; never over an edge that it can avoid.
 */
export function placeNear(anchor: Box, box: Size, view: Size): { left: number; top: number } {
  const above = anchor.top - box.height
  const top = above >= MARGIN ? above : anchor.top + anchor.height
  const middle = anchor.left + anchor.width / 2 - box.width / 2
  return {
    left: within(middle, MARGIN, Math.max(MARGIN, view.width - box.width - MARGIN)),
    top: within(top, 0, Math.max(0, view.height - box.height)),
  }
}
