export type CarouselPreset = 'hero' | 'gallery' | 'testimonials' | 'products' | 'simple' | 'custom'

export type CarouselOptions = {
  /** Items side by side on a wide screen; fewer on a narrow one. */
  perPage: number
  /** Milliseconds between two pages that turn by themselves; null when they never do. */
  autoplay: number | null
  /** After the last comes the first. */
  isLoop: boolean
}

/** Items and timings of each preset. Source: docs/decisions/look.md. */
const PRESETS: Readonly<Record<CarouselPreset, CarouselOptions>> = {
  hero: { perPage: 1, autoplay: 5000, isLoop: true },
  gallery: { perPage: 3, autoplay: null, isLoop: false },
  testimonials: { perPage: 1, autoplay: 6000, isLoop: true },
  products: { perPage: 4, autoplay: null, isLoop: false },
  simple: { perPage: 1, autoplay: null, isLoop: false },
  custom: { perPage: 1, autoplay: null, isLoop: false },
}

/** What a carousel does: its preset, and for `custom` what the caller says. */
export function carouselOptions(
  preset: CarouselPreset,
  custom: Partial<CarouselOptions> = {},
): CarouselOptions {
  return preset === 'custom' ? { ...PRESETS.custom, ...custom } : PRESETS[preset]
}

export type PlayState = {
  /** The reader wants it to turn: the pause button. */
  isWanted: boolean
  isHovered: boolean
  isFocused: boolean
  isHidden: boolean
}

/** Whether pages turn by themselves now: never under a pointer, the focus or out of sight. */
export const mayPlay = (state: PlayState): boolean =>
  state.isWanted && !state.isHovered && !state.isFocused && !state.isHidden
