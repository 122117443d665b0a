import { SPECIES_LABELS, type Species } from '@/features/animals/model'
import { HEX_COLOR } from '@/features/shelters/theme/model'
import { keysOf } from '@/platform/keys.model'

/** Animals that one frame shows. */
export const WIDGET_COUNT = { default: 6, most: 12 } as const
/** Pixels of a frame whose page has no script of ours. */
export const WIDGET_HEIGHT = 640
/** Pixels beyond which no page makes its frame grow. */
export const WIDGET_TALLEST = 6000

/** What the site that shows a frame chooses. */
export type WidgetChoice = {
  species: Species | null
  count: number
  /** `#rrggbb` of buttons and links; `null` for the one of the shelter. */
  color: string | null
}

export const USUAL_CHOICE: WidgetChoice = {
  species: null,
  count: WIDGET_COUNT.default,
  color: null,
}

/**
 * The choice of an address. What is not understood is left out: a page that somebody else wrote long
 * ago must not show an error to its visitors.
 */
export function readWidgetChoice(params: URLSearchParams): WidgetChoice {
  const species = keysOf(SPECIES_LABELS).find((each) => each === params.get('species'))
  const count = /^\d{1,2}$/.exec(params.get('count') ?? '') ? Number(params.get('count')) : 0
  const color = `#${params.get('color') ?? ''}`
  return {
    species: species ?? null,
    count: count > 0 ? Math.min(count, WIDGET_COUNT.most) : WIDGET_COUNT.default,
    color: HEX_COLOR.test(color) ? color.toLowerCase() : null,
  }
}

/** The address of a frame, from the root; what is usual is not said. */
export function widgetPath(shelter: string, { species, count, color }: WidgetChoice): string {
  const asked = new URLSearchParams()
  if (species) asked.set('species', species)
  if (count !== WIDGET_COUNT.default) asked.set('count', String(count))
  if (color) asked.set('color', color.slice(1))
  const query = asked.size > 0 ? `?${asked.toString()}` : ''
  return `/widget/${encodeURIComponent(shelter)}${query}`
}
