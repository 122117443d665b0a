import { literal, plain } from '@/platform/db/plain'

import { keysOf, SPECIES_LABELS, type Species } from '../model'

/** Words of a search that count; further ones are left aside. */
const MOST_WORDS = 6

/** Words that say nothing of an animal, unless they are all that was typed. */
const LINKS = new Set('a au aux d de des du en et l la le les pour un une'.split(' '))

/** The words of a text, as they are compared: « Berger d’Écosse » is `berger`, `ecosse`. */
export function wordsOf(text: string): string[] {
  const all = [...new Set(plain(text).split(/\s+/))].filter(Boolean)
  const telling = all.filter((word) => !LINKS.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}

/** A pattern for texts that contain the word; a short one only at the beginning of a word. */
export const patternsOf = (word: string): string[] =>
  word.length > 2 ? [`%${literal(word)}%`] : [`${literal(word)}%`, `% ${literal(word)}%`]

const OTHER_WORDS: Partial<Record<Species, string>> = {
  DOG: 'chienne chiot',
  CAT: 'chatte chaton',
  RABBIT: 'lapine lapereau',
  HORSE: 'jument chevaux poney',
}

const SPECIES_WORDS: ReadonlyArray<readonly [Species, ReadonlySet<string>]> = keysOf(SPECIES_LABELS)
  .filter((species) => species !== 'OTHER')
  .map((species) => {
    const words = wordsOf(`${SPECIES_LABELS[species]} ${OTHER_WORDS[species] ?? ''}`)
    return [species, new Set(words.flatMap((word) => [word, `${word}s`, `${word}x`]))]
  })

/** The species that a word names: « chats », « chienne », « cochon » (two of them). */
export const speciesOf = (word: string): Species[] =>
  SPECIES_WORDS.flatMap(([species, words]) => (words.has(word) ? species : []))

/** Shortest word in which a typo is forgiven: of three letters nearly anything is one away. */
const TYPO_LEAST = 4

/**
 * How alike a word must be to one of an animal, by `word_similarity` of pg_trgm, for one typo to be
 * forgiven: a letter too many, missing, wrong, or two swapped. `null` for words that must be exact.
 */
export function likenessOf(word: string): number | null {
  if (word.length < TYPO_LEAST) return null
  return Math.max(0.33, (word.length - 3) / (word.length + 1) - 0.01)
}

/** The words of a question in which a typo may hide, and the least likeness among them; or `null`. */
export function leastLikeness(...texts: ReadonlyArray<string | undefined>): number | null {
  const all = texts.flatMap((text) => wordsOf(text ?? '')).map(likenessOf)
  const known = all.filter((likeness) => likeness !== null)
  return known.length > 0 ? Math.min(...known) : null
}
