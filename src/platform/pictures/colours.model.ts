/** What {@link coloursOf} writes, and nothing else: it becomes part of a style. */
export const COLOURS = /^#[0-9a-f]{3}(,#[0-9a-f]{3}){2}$/

/** By how many colours a picture is told. */
const BANDS = [0, 1, 2]
/** Red, green, blue and opacity. */
const CHANNELS = 4

/**
 * What a picture looks like from very far: its mean colours, from top to bottom, as CSS writes them
 * (`#a64,#864,#432`). A page shows them, one fading into the next, where the picture is yet to come.
 * @param pixels red, green, blue and opacity of each pixel, row by row, 0 to 255
 * @returns empty for a picture that one can see through: behind it they would stay in sight
 */
export function coloursOf(pixels: Uint8Array): string {
  const isOpaque = pixels.every((value, at) => at % CHANNELS < 3 || value === 255)
  const each = Math.floor(pixels.length / CHANNELS / BANDS.length)
  if (!isOpaque || each === 0) return ''
  const meanOf = (band: number, channel: number): number => {
    const values = pixels.subarray(band * each * CHANNELS, (band + 1) * each * CHANNELS)
    return (
      values.reduce((sum, value, at) => (at % CHANNELS === channel ? sum + value : sum), 0) / each
    )
  }
  const digit = (mean: number): string => Math.round((mean / 255) * 15).toString(16)
  return BANDS.map((band) => `#${[0, 1, 2].map((at) => digit(meanOf(band, at))).join('')}`).join(
    ',',
  )
}
