import type { Criteria, Rarity } from './model'

/** Sides of the square that a badge is drawn in. */
const SIDE = 96
const MIDDLE = SIDE / 2

type Colors = { edge: string; fill: string; glow: string; ink: string }
const COLORS: Record<Rarity, Colors> = {
  COMMON: { edge: '#5f7f6c', fill: '#e4ede5', glow: '#f6faf5', ink: '#2f5140' },
  RARE: { edge: '#3f6f94', fill: '#dbe9f3', glow: '#f3f9fd', ink: '#1f4a6b' },
  EPIC: { edge: '#7a5590', fill: '#ebdff1', glow: '#faf5fc', ink: '#553169' },
  LEGENDARY: { edge: '#a87417', fill: '#fae7b8', glow: '#fffaea', ink: '#6b4605' },
}

/** One glyph for each criterion, in a square of 40 around the middle. */
const GLYPHS: Record<Criteria, string> = {
  DONATION_AMOUNT:
    '<path d="M48 62C34 52 30 46 30 40a9 9 0 0 1 18-2 9 9 0 0 1 18 2c0 6-4 12-18 22z"/>',
  FOLLOWERS_COUNT:
    '<circle cx="40" cy="40" r="7"/><circle cx="58" cy="42" r="5.5"/><path d="M27 62c0-9 6-13 13-13s13 4 13 13zM56 62c0-5-1-8-3-11 9-3 16 2 16 11z"/>',
  ADMIN_DURATION:
    '<circle cx="39" cy="41" r="10" fill="none" stroke-width="6" stroke="currentColor"/><path d="M45 46l5-4 19 19v6h-8v-5h-5v-5h-5z"/>',
  ANIMALS_HELPED:
    '<ellipse cx="33" cy="46" rx="4.5" ry="6"/><ellipse cx="42.5" cy="36.5" rx="4.5" ry="6.5"/><ellipse cx="53.5" cy="36.5" rx="4.5" ry="6.5"/><ellipse cx="63" cy="46" rx="4.5" ry="6"/><path d="M48 47c7 0 13 7 13 13 0 6-8 4-13 4s-13 2-13-4c0-6 6-13 13-13z"/>',
  SHELTER_VISITS: '<path d="M48 30l20 16h-5v18H53V52H43v12H33V46h-5z"/>',
  COMMUNITY_POSTS:
    '<path d="M31 34h34a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H51l-9 8v-8H31a3 3 0 0 1-3-3V37a3 3 0 0 1 3-3z"/>',
  VOLUNTEER_HOURS:
    '<circle cx="48" cy="48" r="17" fill="none" stroke="currentColor" stroke-width="5"/><path d="M48 37v11l8 6" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  ADOPTION_SUCCESS:
    '<path fill-rule="evenodd" d="M48 29l20 16h-5v19H33V45h-5zM48 59c7-5 9-8 9-11a4.5 4.5 0 0 0-9-1 4.5 4.5 0 0 0-9 1c0 3 2 6 9 11z"/>',
}

/** The corners of a regular figure; every other one nearer to the middle where `inner` says so. */
function corners(count: number, outer: number, inner = outer): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    const at = (part: number) => (MIDDLE + radius * part).toFixed(1)
    return `${at(Math.cos(angle))},${at(Math.sin(angle))}`
  })
  return points.join(' ')
}

/** Its outline alone tells how rare a badge is: a disc, a hexagon, a star of eight points, a sun. */
const OUTLINES: Record<Rarity, (colors: Colors) => string> = {
  COMMON: ({ edge, fill }) =>
    `<circle cx="48" cy="48" r="40" fill="${fill}" stroke="${edge}" stroke-width="3"/>`,
  RARE: ({ edge, fill }) =>
    `<polygon points="${corners(6, 44)}" fill="${fill}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/>`,
  EPIC: ({ edge, fill }) =>
    `<polygon points="${corners(16, 46, 38)}" fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`,
  LEGENDARY: ({ edge, fill }) =>
    `<polygon points="${corners(48, 47, 40)}" fill="${edge}"/><circle cx="48" cy="48" r="38" fill="${fill}"/>`,
}

const RANKS: Record<Rarity, number> = { COMMON: 1, RARE: 2, EPIC: 3, LEGENDARY: 4 }

/** One dot for a common badge, four for a legendary one. */
function pips(rarity: Rarity, color: string): string {
  const count = RANKS[rarity]
  const first = MIDDLE - ((count - 1) * 7) / 2
  const dots = Array.from(
    { length: count },
    (_, index) => `<circle cx="${first + index * 7}" cy="75" r="2.4"/>`,
  )
  return `<g fill="${color}">${dots.join('')}</g>`
}

/** The drawing of a badge, as SVG. */
export function drawBadge(criteria: Criteria, rarity: Rarity): string {
  const colors = COLORS[rarity]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    OUTLINES[rarity](colors),
    `<circle cx="48" cy="48" r="33" fill="${colors.glow}" stroke="${colors.edge}" stroke-width="1.5"/>`,
    `<g color="${colors.ink}" fill="${colors.ink}" transform="translate(0 -2)">${GLYPHS[criteria]}</g>`,
    pips(rarity, colors.edge),
    '</svg>',
  ].join('')
}

/** Where the site keeps that drawing. */
export const drawingPath = (criteria: string, rarity: string): string =>
  `/api/badge-drawings/${criteria}/${rarity}`

/**
 * The path of the picture that pages show: one that this site has itself, else a drawing of ours. A picture
 * of another site would tell that site who looks.
 */
export function shownIcon(
  own: string | null,
  site: string,
  criteria: Criteria,
  rarity: Rarity,
): string {
  return own?.startsWith(`${site}/`) ? own.slice(site.length) : drawingPath(criteria, rarity)
}
