import { plain } from '@/platform/db/plain'

import { keysOf, SPECIES_LABELS, type Species } from '../model'

/** Words with a typo, and what they are read as. */
export type Corrections = ReadonlyMap<string, readonly string[]>

/** Words of a search that count; further ones are left aside. */
const MOST_WORDS = 6

/** Words that say nothing of an animal, unless they are all that was typed. */
const LINKS = new Set('a au aux d de des du en et l la le les pour un une'.split(' '))

/** The words of a text, as they are compared: « Berger d’Écosse » is `berger`, `ecosse`. */
export function wordsOf(text: string): string[] {
  const all = [...new Set(plain(text).split(/[^\p{L}\p{N}]+/u))].filter(Boolean)
  const telling = all.filter((word) => !LINKS.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}

/**
 * Patterns for texts that contain the word; of two letters, at the beginning of a word, a letter
 * alone at that of the text. Always something that the index of trigrams can find.
 */
export function patternsOf(word: string): string[] {
  if (word.length > 2) return [`%${word}%`]
  return word.length === 2 ? [`${word}%`, `% ${word}%`] : [`${word}%`]
}

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

/** One typo apart: a letter too many, missing, wrong, or two neighbours swapped. */
export function isOneAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  const rest = short.slice(at)
  if (short.length < long.length) return rest === long.slice(at + 1)
  if (rest.slice(1) === long.slice(at + 1)) return rest !== ''
  return rest[0] === long[at + 1] && rest[1] === long[at] && rest.slice(2) === long.slice(at + 2)
}

/** Readings of a word that nobody knows, at most. */
const MOST_READINGS = 5

/**
 * What a word may mean that is none of the known ones: those one typo away, most used first. Empty
 * when it is known itself, as a part of a word too, or too short to guess.
 * @param known words, most used first
 */
export function readingsOf(word: string, known: readonly string[]): string[] {
  if (word.length < TYPO_LEAST || known.some((each) => each.includes(word))) return []
  return known.filter((each) => isOneAway(each, word)).slice(0, MOST_READINGS)
}
