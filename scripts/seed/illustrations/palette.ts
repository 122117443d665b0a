/** Colours of the illustrations, in tune with the tokens of the site. */
export const PALETTE = {
  paper: '#FBF7F0',
  cream: '#FFF3DF',
  sand: '#EBDAC0',
  clay: '#D9A27A',
  apricot: '#F2A65A',
  peach: '#F8CFA6',
  berry: '#B83A4B',
  rose: '#E7AFA6',
  blush: '#F4D3C8',
  pine: '#1E6B57',
  forest: '#174F43',
  sage: '#A8C4A6',
  mint: '#D3E2CE',
  sky: '#BFDDE8',
  lake: '#7FB0C4',
  dusk: '#5A5676',
  lilac: '#B9B3CF',
  mustard: '#E0B04C',
  ink: '#22302E',
  night: '#2B2233',
  white: '#FFFDF9',
} as const

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Mixes two `#rrggbb` colours; `t` 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const [ca, cb] = [channels(a), channels(b)]
  const out = ca.map((value, i) => Math.round(value + ((cb[i] as number) - value) * t))
  return `#${out.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A shadow of the colour: towards a warm night, because grey shadows look dirty on paper. */
export function shade(hex: string, t = 0.2): string {
  return mix(hex, PALETTE.night, t)
}

/** The colour in the light. */
export function tint(hex: string, t = 0.25): string {
  return mix(hex, PALETTE.cream, t)
}

/** What is pale in a coat, once it has turned white with age. */
export const grizzled = (light: string): string => mix(light, '#F4EFE8', 0.72)

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}
