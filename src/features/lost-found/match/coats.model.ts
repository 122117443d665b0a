import { plainName } from '@/platform/geo/model'

import type { Coat } from '../model'

/** Words by which people write a colour, as a search compares them. */
const WORDS: ReadonlyArray<readonly [RegExp, Coat]> = [
  [/\b(noire?s?|black)\b/, 'BLACK'],
  [/\b(blanc(he)?s?)\b/, 'WHITE'],
  [/\b(grise?s?|bleue? russe)\b/, 'GREY'],
  [/\b(marron|brune?s?|chocolat)\b/, 'BROWN'],
  [/\b(rou(x|sse)s?|oranges?|fauves?)\b/, 'GINGER'],
  [/\b(cremes?|beiges?|sable|blonde?s?)\b/, 'CREAM'],
  [/\b(tigree?s?|tabby|bringee?s?)\b/, 'TABBY'],
  [/\b(tricolores?|ecaille|isabelle)\b/, 'TRICOLOUR'],
  [/\b(verte?s?)\b/, 'GREEN'],
  [/\b(jaunes?)\b/, 'YELLOW'],
  [/\b(bleue?s?)\b(?! russe)/, 'BLUE'],
]

/** The main colours that a free text names, in the order of the text; two at most. */
export function coatsOfText(text: string | null): [Coat | null, Coat | null] {
  const words = plainName(text ?? '')
  const found = WORDS.flatMap(([pattern, coat]) => {
    const at = words.search(pattern)
    return at < 0 ? [] : [{ at, coat }]
  }).sort((a, b) => a.at - b.at)
  return [found[0]?.coat ?? null, found[1]?.coat ?? null]
}
