import type { Network } from './model'

/** What a link counts on X, whatever its length. */
const X_LINK = 23

const LINK = /https?:\/\/\S+/g
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

let graphemes: Intl.Segmenter | undefined

/** A text in the signs that a reader sees: an emoji of a family is one. */
export function signsOf(text: string): string[] {
  graphemes ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

// Letters of Europe and most marks count one on X, every other sign two (twitter-text, version 3).
const isLight = (code: number): boolean =>
  code <= 0x10_ff ||
  (code >= 0x20_00 && code <= 0x20_0d) ||
  (code >= 0x20_10 && code <= 0x20_1f) ||
  (code >= 0x20_32 && code <= 0x20_37)

/** What one sign that a reader sees counts on X: an emoji two, however it is put together. */
function weightOnX(sign: string): number {
  if (EMOJI.test(sign)) return 2
  return [...sign].reduce((sum, each) => sum + (isLight(each.codePointAt(0) ?? 0) ? 1 : 2), 0)
}

function lengthOnX(text: string): number {
  const whole = text.normalize('NFC')
  const links = whole.match(LINK) ?? []
  const rest = whole.replace(LINK, '')
  return signsOf(rest).reduce((sum, sign) => sum + weightOnX(sign), links.length * X_LINK)
}

/** The length of a text in the network's own way of counting. */
export const lengthOn = (network: Network, text: string): number =>
  network === 'X' ? lengthOnX(text) : signsOf(text).length

const isLink = (word: string): boolean => /^\W*https?:\/\//.test(word)

/**
 * The beginning of a text that fits, with an ellipsis where it was cut: between two words, never
 * inside a sign or a link; empty when nothing of it fits.
 * @param max in the network's own way of counting
 */
export function cutOn(network: Network, text: string, max: number): string {
  const whole = text.trim()
  if (max <= 0) return ''
  if (lengthOn(network, whole) <= max) return whole
  const fits = (begun: string) => lengthOn(network, `${begun}…`) <= max
  // Spaces that do not break hold their words together.
  const words = whole.split(/[ \t\r\n]+/)
  let cut = ''
  for (const word of words) {
    const longer = cut ? `${cut} ${word}` : word
    if (!fits(longer)) break
    cut = longer
  }
  if (cut) return `${cut.replace(/[\s,;:–—-]+$/u, '')}…`
  const [first = ''] = words
  if (isLink(first)) return ''
  for (const sign of signsOf(first)) {
    if (!fits(cut + sign)) break
    cut += sign
  }
  return cut ? `${cut}…` : ''
}
