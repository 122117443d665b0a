import { FORMATS, type Format } from '../model'

/** Where things stand in a picture, in pixels from its top left corner. */
export type Layout = {
  width: number
  height: number
  /** The photo ends here, under the arc of the panel. */
  photo: number
  /** The band of the shelter begins here. */
  band: number
  /** Height of the line in the band that says whose picture it is. */
  foot: number
  /** Left and right of the words: what a network lays over the edge of a story covers nothing. */
  left: number
  right: number
}

/** Height of the arc by which the panel rises over the photo. */
export const ARC = 56

const own = (format: Format, more: Omit<Layout, 'width' | 'height'>): Layout => {
  const { width, height } = FORMATS[format]
  return { width, height, ...more }
}

/**
 * Of a story, what stands above 250 or under 1580 pixels, and on TikTok in the right 140, is covered
 * by the network itself.
 */
export const LAYOUTS: Readonly<Record<Format, Layout>> = {
  square: own('square', { photo: 640, band: 954, foot: 126, left: 64, right: 64 }),
  portrait: own('portrait', { photo: 830, band: 1216, foot: 134, left: 64, right: 64 }),
  story: own('story', { photo: 1060, band: 1452, foot: 128, left: 72, right: 144 }),
}

/** Widths of the signs of the title, in parts of their height: narrow, usual, wide. */
function widthOf(sign: string): number {
  if (/[ .,;:!|'’iljtfrI()]/.test(sign)) return 0.35
  return /[mwMWŒœ@%]|[A-Z]/.test(sign) ? 0.76 : 0.6
}

/** A space, in the same measure. */
const SPACE = 0.28

const wide = (text: string): number => [...text].reduce((sum, sign) => sum + widthOf(sign), 0)

/** Lines that a text takes, words whole as far as a line holds them. */
export function linesOf(text: string, { width, size }: { width: number; size: number }): number {
  const room = width / size
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const length = wide(word)
    if (used > 0 && used + SPACE + length > room) {
      lines += 1
      used = 0
    }
    used += (used > 0 ? SPACE : 0) + length
    while (used > room) {
      lines += 1
      used -= room
    }
  }
  return lines
}

/** Line of a title, in parts of its size. */
export const TITLE_LINE = 1.08
const SIZES = [140, 124, 108, 96, 84, 74, 66, 58, 52, 46, 42] as const

/**
 * The largest letters in which a title keeps to its place, and how many lines it may take: what is
 * longer still ends with an ellipsis.
 */
export function titleFit(
  title: string,
  { width, height, lines }: { width: number; height: number; lines: number },
): { size: number; lines: number } {
  const size = SIZES.find((each) => {
    const taken = linesOf(title, { width, size: each })
    return taken <= lines && taken * each * TITLE_LINE <= height
  })
  const last = size ?? SIZES[SIZES.length - 1] ?? 42
  const most = Math.max(1, Math.floor(height / (last * TITLE_LINE)))
  return { size: last, lines: size ? linesOf(title, { width, size }) : Math.min(most, 6) }
}
