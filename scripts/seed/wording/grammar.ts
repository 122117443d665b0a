import type { AnimalFacts } from './facts'

const MONTHS =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

const startsWithVowel = (word: string) => /^[aeiouyh]/i.test(word.normalize('NFD'))

/** « chien », « chienne », « chat », « chatte ». */
export function animalNoun({ species, sex }: Pick<AnimalFacts, 'species' | 'sex'>): string {
  if (species === 'DOG') return sex === 'MALE' ? 'chien' : 'chienne'
  return sex === 'MALE' ? 'chat' : 'chatte'
}

/** Absolute wording: an age would be wrong a month later on a page that is kept. */
export function bornWords(birthDate: string, isEstimated: boolean, isFeminine: boolean): string {
  const [year = '', month = '1'] = birthDate.split('-')
  const born = isFeminine ? 'née' : 'né'
  if (isEstimated) return `${born} vers ${year}`
  return `${born} en ${MONTHS[Number(month) - 1]} ${year}`
}

/** A capital at the start, and after the end of a sentence. */
const sentences = (text: string) =>
  text.replace(/(?:^|[.?!…] )\p{Ll}/gu, (start) => start.toUpperCase())

/** French typography: curly apostrophes, no-break spaces before double punctuation and in quotes. */
export function typography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ ([:;!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}

/**
 * Completes a sentence: `[masculine|feminine]` alternatives and the words in braces. A first letter
 * is written with a capital at the start of the sentence. Throws RangeError on an unknown word.
 */
export function complete(
  template: string,
  words: Readonly<Record<string, string>>,
  isFeminine: boolean,
): string {
  const filled = template
    .replace(/\{(\w+)\}/g, (_, key: string) => {
      const word = words[key]
      if (word === undefined) throw new RangeError(`Unknown word {${key}} in « ${template} »`)
      return word
    })
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, masculine: string, feminine: string) =>
      isFeminine ? feminine : masculine,
    )
  return typography(sentences(filled))
}

/** « de Nala », « d’Oslo ». */
export const of = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`)

/**
 * A sentence about a dog or a cat. Its words: {name}, {de} (« de Nala », « d’Oslo »), {animal},
 * {animals}, {look}, {robe}, {born} (« née en mai 2023 »), {when} (« en mai 2023 »).
 */
export function fill(template: string, facts: AnimalFacts): string {
  const words: Record<string, string> = {
    name: facts.name,
    de: of(facts.name),
    animal: animalNoun(facts),
    animals: facts.species === 'DOG' ? 'chiens' : 'chats',
    look: facts.look,
    robe: facts.robe,
    born: bornWords(facts.birthDate, facts.ageIsEstimated, facts.sex === 'FEMALE'),
    when: bornWords(facts.birthDate, facts.ageIsEstimated, false).replace(/^né /, ''),
  }
  return complete(template, words, facts.sex === 'FEMALE')
}

/** Words as a reader counts them: punctuation alone is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}
