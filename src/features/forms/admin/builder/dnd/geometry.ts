import type { Place } from '../state/places'

/** Vertical extent of something on screen, in pixels of the window. */
type Extent = { top: number; bottom: number }

/** What stands on screen: each group with its questions, from top to bottom. */
type Layout = ReadonlyArray<{
  groupId: string | null
  extent: Extent
  fields: ReadonlyArray<{ id: string; extent: Extent }>
}>

const distance = ({ top, bottom }: Extent, y: number) => Math.max(top - y, 0, y - bottom)

/**
 * The place that a height on screen means for a question: in the nearest group, before the first
 * of its other questions whose middle is below.
 */
export function placeAt(layout: Layout, id: string, y: number): Place | null {
  const [nearest] = [...layout].sort((a, b) => distance(a.extent, y) - distance(b.extent, y))
  if (!nearest) return null
  const others = nearest.fields.filter((field) => field.id !== id)
  const at = others.findIndex(({ extent }) => y < (extent.top + extent.bottom) / 2)
  return { groupId: nearest.groupId, index: at < 0 ? others.length : at }
}

const extentOf = (element: Element): Extent => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}

/** Reads the layout from the screen. */
export function layoutOf(root: HTMLElement): Layout {
  return [...root.querySelectorAll<HTMLElement>('[data-list]')].map((list) => ({
    groupId: list.dataset.list || null,
    extent: extentOf(list.closest('[data-part-card]') ?? list),
    fields: [...list.querySelectorAll<HTMLElement>('[data-field]')].map((card) => ({
      id: card.dataset.field ?? '',
      extent: extentOf(card),
    })),
  }))
}
