import { line, place } from '../svg'

/** Capital letters as single strokes on a 100×140 grid, so that a logo needs no font. */
const STROKES: Record<string, string> = {
  A: 'M4 140L50 0L96 140M22 92H78',
  B: 'M10 0V140H56A37 37 0 0 0 56 66H10M10 0H50A33 33 0 0 1 50 66',
  C: 'M92 28A58 70 0 1 0 92 112',
  D: 'M10 0V140H36A60 70 0 0 0 36 0Z',
  E: 'M88 0H12V140H88M12 68H74',
  F: 'M88 0H12V140M12 70H72',
  G: 'M90 26A58 70 0 1 0 94 108V78H60',
  H: 'M8 0V140M92 0V140M8 68H92',
  I: 'M50 0V140',
  J: 'M76 0V96A33 44 0 0 1 10 100',
  K: 'M10 0V140M90 0L10 86M38 58L92 140',
  L: 'M14 0V140H88',
  M: 'M4 140V0L50 86L96 0V140',
  N: 'M8 140V0L92 140V0',
  O: 'M50 0A50 70 0 1 0 50 140A50 70 0 1 0 50 0',
  P: 'M10 140V0H52A39 39 0 0 1 52 78H10',
  Q: 'M50 0A50 70 0 1 0 50 140A50 70 0 1 0 50 0M60 98L98 144',
  R: 'M10 140V0H52A38 38 0 0 1 52 76H10M50 76L92 140',
  S: 'M86 24A40 34 0 1 0 50 68A40 36 0 1 1 10 114',
  T: 'M2 0H98M50 0V140',
  U: 'M8 0V88A42 52 0 0 0 92 88V0',
  V: 'M4 0L50 140L96 0',
  W: 'M0 0L26 140L50 44L74 140L100 0',
  X: 'M8 0L92 140M92 0L8 140',
  Y: 'M4 0L50 70L96 0M50 70V140',
  Z: 'M8 0H92L8 140H92',
}

/** Letters side by side, centred on (0, 0), `size` units high. Characters that are not A–Z are left out. */
export function monogram(text: string, size: number, color: string): string {
  const letters = [...text.normalize('NFD').toUpperCase()].filter((letter) => letter in STROKES)
  const scale = size / 140
  const advance = 138
  return letters
    .map((letter, i) => {
      const x = (i - (letters.length - 1) / 2) * advance * scale - 50 * scale
      return place(line(STROKES[letter] as string, color, 21), x, -70 * scale, { scale })
    })
    .join('')
}
