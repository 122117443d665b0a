import type { Random } from './illustrations/prng'
import { ENERGY_SENTENCES, TRAITS } from './wording/character'
import type { AnimalFacts } from './wording/facts'
import { countWords, fill } from './wording/grammar'
import { closingSentences, homeSentences, practicalSentences } from './wording/life'
import { INTRODUCTIONS, STORY_SENTENCES } from './wording/openings'
import { ADJECTIVES, companySentence, WISHES } from './wording/short'
import {
  levelOf,
  SOCIABILITY_SENTENCES,
  untestedSentences,
  type Target,
} from './wording/sociability'
import { possibleWeaknesses, WEAKNESS_OPENINGS, type Weakness } from './wording/weaknesses'

export type Description = {
  /** At most 250 characters. */
  shortDescription: string
  /** 80 to 160 words, paragraphs separated by a blank line, no HTML. */
  longDescription: string
}

const WORDS = { min: 80, max: 160 } as const

/** Everything the animal can or cannot live with, the untested together. */
function company(facts: AnimalFacts, rng: Random): string[] {
  const own: Target[] =
    facts.species === 'DOG' ? ['DOGS', 'CATS', 'KIDS'] : ['CATS', 'DOGS', 'KIDS']
  const adults = levelOf(facts, 'ADULTS')
  // The good ones say it with their tail; a reserved or fearful animal has to be announced.
  if (adults !== 'GOOD' && adults !== 'UNKNOWN') own.push('ADULTS')
  const untested = own.filter((target) => levelOf(facts, target) === 'UNKNOWN')
  const sentences = own.flatMap((target) => {
    const level = levelOf(facts, target)
    return level === 'UNKNOWN' ? [] : [rng.pick(SOCIABILITY_SENTENCES[target][level])]
  })
  return untested.length ? [...sentences, rng.pick(untestedSentences(untested))] : sentences
}

type Paragraphs = { life: string[]; character: string[]; company: string[]; end: string[] }

const join = (parts: Paragraphs, weaknessFirst: boolean): string => {
  const order = weaknessFirst
    ? [parts.life, parts.character, parts.end, parts.company]
    : [parts.life, parts.character, parts.company, parts.end]
  return order
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n')
}

function longText(facts: AnimalFacts, weakness: Weakness, rng: Random): string {
  const parts: Paragraphs = {
    life: [rng.pick(INTRODUCTIONS)],
    character: [rng.pick(ENERGY_SENTENCES[facts.energyLevel][facts.species])],
    company: company(facts, rng),
    end: [`${rng.pick(WEAKNESS_OPENINGS)}${weakness.text}.`, rng.pick(homeSentences(facts))],
  }
  const [one = '', two = ''] = rng.shuffle(TRAITS[facts.species])
  const story = rng.pick(STORY_SENTENCES[facts.story])
  const practical = rng.pick(practicalSentences(facts))
  const closing = rng.pick(closingSentences(facts))
  const more = rng.shuffle([
    () => parts.life.push(story),
    () => (rng.chance(0.5) ? parts.character.unshift(one) : parts.character.push(one)),
    () => parts.character.push(two),
    () => parts.end.push(practical),
  ])
  if (facts.isSos) more.unshift(() => parts.end.push(closing))
  else more.push(() => parts.end.push(closing))

  const weaknessFirst = rng.chance(0.3)
  const goal = rng.int(102, 140)
  let text = fillAll(parts, weaknessFirst, facts)
  for (const add of more) {
    if (countWords(text) >= goal) break
    add()
    text = fillAll(parts, weaknessFirst, facts)
  }
  return text
}

function fillAll(parts: Paragraphs, weaknessFirst: boolean, facts: AnimalFacts): string {
  const written = (sentences: string[]) => sentences.map((sentence) => fill(sentence, facts))
  const done: Paragraphs = {
    life: written(parts.life),
    character: written(parts.character),
    company: written(parts.company),
    end: written(parts.end),
  }
  return join(done, weaknessFirst)
}

function shortText(facts: AnimalFacts, weakness: Weakness, rng: Random): string {
  const line = fill(
    `${rng.pick(ADJECTIVES[facts.energyLevel])}, ${rng.pick(WISHES[facts.species])}.`,
    facts,
  )
  const rest = fill(companySentence(facts, weakness.short), facts)
  return `${line} ${rest}`
}

/**
 * Describes an animal for its card and its page. The text agrees with the sex, says of the
 * compatibilities what the facts say, and always names one weakness. Throws RangeError when the
 * facts leave no text between 80 and 160 words, which the tests show never to happen.
 */
export function describeAnimal(facts: AnimalFacts, rng: Random): Description {
  const weakness = rng.pick(possibleWeaknesses(facts))
  const shortDescription = shortText(facts, weakness, rng)
  for (let attempt = 0; attempt < 30; attempt++) {
    const longDescription = longText(facts, weakness, rng.fork(`${facts.name}:${attempt}`))
    const words = countWords(longDescription)
    if (words >= WORDS.min && words <= WORDS.max) return { shortDescription, longDescription }
  }
  throw new RangeError(`No text of ${WORDS.min} to ${WORDS.max} words for ${facts.name}`)
}
