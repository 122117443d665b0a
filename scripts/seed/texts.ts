import type { Random } from './illustrations/prng'
import { ENERGY_SENTENCES, TRAITS } from './wording/character'
import { companyOf } from './wording/company'
import type { AnimalFacts } from './wording/facts'
import { countWords, fill } from './wording/grammar'
import { homeSentences, practicalSentences } from './wording/life'
import { Memory } from './wording/memory'
import { STORY_SENTENCES } from './wording/openings'
import { linesOf } from './wording/short'
import { CLOSINGS, OPENINGS, SOS_CLOSINGS, WEAKNESS_FRAMES, type Teller } from './wording/tellers'
import type { Weakness } from './wording/weakness-facts'
import { possibleWeaknesses } from './wording/weaknesses'

export type Description = {
  /** At most 250 characters. */
  shortDescription: string
  /** 80 to 160 words, paragraphs separated by a blank line, no HTML. */
  longDescription: string
}

const WORDS = { min: 80, max: 160 } as const

/** Who writes, what was written lately, and how many words there is room for. */
export type Telling = { teller: Teller; memory: Memory; room?: number }

type Part =
  | 'opening'
  | 'story'
  | 'character'
  | 'company'
  | 'weakness'
  | 'home'
  | 'practical'
  | 'closing'

type Plan = ReadonlyArray<readonly Part[]>

/** How each one builds an advert, paragraph by paragraph. None ends on a home or on papers. */
const PLANS: Readonly<Record<Teller, readonly Plan[]>> = {
  DRY: [
    [
      ['opening', 'story'],
      ['character', 'home'],
      ['company', 'weakness'],
    ],
    [['opening', 'character'], ['company', 'home'], ['story', 'practical'], ['weakness']],
    [['opening'], ['weakness', 'company'], ['home', 'story', 'character']],
    [
      ['opening', 'company'],
      ['weakness', 'character'],
      ['story', 'practical', 'home', 'closing'],
    ],
  ],
  FUNNY: [
    [
      ['opening', 'character'],
      ['story', 'company'],
      ['weakness', 'home', 'closing'],
    ],
    [['opening'], ['weakness', 'character'], ['story', 'home', 'company']],
    [
      ['opening', 'story'],
      ['company', 'home', 'practical'],
      ['weakness', 'character'],
    ],
    [['opening', 'character', 'home'], ['story', 'company'], ['weakness']],
  ],
  PRECISE: [
    [['opening', 'story'], ['character'], ['home', 'practical'], ['company', 'weakness']],
    [['opening'], ['company', 'home'], ['story', 'practical', 'weakness'], ['character']],
    [
      ['opening', 'story'],
      ['practical', 'weakness', 'character'],
      ['home', 'company'],
    ],
    [['opening', 'story', 'character'], ['company'], ['home', 'weakness', 'practical', 'closing']],
  ],
  TENDER: [
    [
      ['opening', 'story', 'character'],
      ['company', 'home'],
      ['weakness', 'closing'],
    ],
    [['opening'], ['story', 'weakness'], ['home', 'company', 'character']],
    [
      ['opening', 'character'],
      ['weakness', 'home'],
      ['story', 'company'],
    ],
    [
      ['opening', 'story'],
      ['home', 'practical', 'company'],
      ['character', 'weakness'],
    ],
  ],
  FOSTER: [
    [
      ['opening', 'character'],
      ['company', 'weakness'],
      ['story', 'home', 'closing'],
    ],
    [
      ['opening', 'story'],
      ['home', 'character'],
      ['weakness', 'company'],
    ],
    [['opening'], ['character', 'weakness'], ['story', 'company', 'practical'], ['closing']],
    [['opening'], ['company', 'story', 'home'], ['weakness', 'character']],
  ],
}

/** Words that each one writes before stopping, roughly. */
const LENGTHS: Readonly<Record<Teller, readonly [from: number, to: number]>> = {
  DRY: [80, 92],
  FUNNY: [92, 124],
  PRECISE: [108, 146],
  TENDER: [90, 126],
  FOSTER: [100, 146],
}

type Sentences = Partial<Record<Part, string[]>>

function write(plan: Plan, sentences: Sentences, facts: AnimalFacts): string {
  return plan
    .map((parts) => parts.flatMap((part) => sentences[part] ?? []))
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map((sentence) => fill(sentence, facts)).join(' '))
    .join('\n\n')
}

/** The plan, closed by a call when nobody can wait. */
const planOf = (facts: AnimalFacts, teller: Teller, rng: Random): Plan => {
  const plan = rng.pick(PLANS[teller])
  const isClosed = plan.some((parts) => parts.includes('closing'))
  return facts.isSos && !isClosed ? [...plan, ['closing']] : plan
}

function longText(
  facts: AnimalFacts,
  weakness: Weakness,
  { teller, memory, room = WORDS.max }: Telling,
  rng: Random,
): string {
  const plan = planOf(facts, teller, rng)
  const has = (part: Part) => plan.some((parts) => parts.includes(part))
  const energy = memory.offer(ENERGY_SENTENCES[facts.energyLevel][facts.species], rng)
  const frame = memory.chooseFrame(
    WEAKNESS_FRAMES[teller],
    (each) => each.replace('@', weakness.text),
    rng,
  )
  const mustSayHome = facts.needsExperience || facts.dogCategory === 'CATEGORY_2'
  const sentences: Sentences = {
    opening: [memory.choose(OPENINGS[teller], rng)],
    character: [energy ?? memory.choose(TRAITS[facts.species], rng)],
    company: companyOf(facts, memory, rng),
    weakness: [frame],
    home: mustSayHome ? [memory.choose(homeSentences(facts), rng)] : [],
    closing: has('closing')
      ? [memory.choose(facts.isSos ? SOS_CLOSINGS : CLOSINGS[teller], rng)]
      : [],
  }
  const words = () => countWords(write(plan, sentences, facts))
  const add = (part: Part, sentence: string | undefined) => {
    if (!sentence || !has(part)) return
    const before = sentences[part] ?? []
    if (before.includes(sentence)) return
    sentences[part] = [...before, sentence]
    if (words() > room) sentences[part] = before
  }
  const goal = Math.min(rng.int(...LENGTHS[teller]), room)
  const more = rng.shuffle([
    () => add('story', memory.offer(STORY_SENTENCES[facts.story], rng)),
    () => add('character', memory.offer(TRAITS[facts.species], rng)),
    () => add('character', memory.offer(TRAITS[facts.species], rng)),
    () => add('practical', memory.offer(practicalSentences(facts), rng)),
    () => !mustSayHome && add('home', memory.offer(homeSentences(facts), rng)),
  ])
  for (const step of more) if (words() < goal) step()
  for (let tries = 0; tries < 12 && words() < WORDS.min; tries += 1)
    add('character', memory.choose(TRAITS[facts.species], rng))
  return write(plan, sentences, facts)
}

/**
 * Describes an animal for its card and its page. The text agrees with the sex, says of the
 * compatibilities what the facts say, and always names one weakness. Throws RangeError when the
 * facts leave no text between 80 and 160 words, which the tests show never to happen.
 */
export function describeAnimal(
  facts: AnimalFacts,
  rng: Random,
  telling: Telling = { teller: 'PRECISE', memory: new Memory() },
): Description {
  const { memory } = telling
  memory.begin()
  const possible = possibleWeaknesses(facts)
  const text = memory.choose(
    possible.map((each) => each.text),
    rng,
  )
  const weakness = possible.find((each) => each.text === text) as Weakness
  const line = fill(`${memory.choose(linesOf(facts), rng)}.`, facts)
  const longDescription = longText(facts, weakness, telling, rng)
  const words = countWords(longDescription)
  if (words < WORDS.min || words > WORDS.max)
    throw new RangeError(`A text of ${words} words for ${facts.name}`)
  return {
    shortDescription: `${line} ${fill(`[il|elle] ${weakness.short}.`, facts)}`,
    longDescription,
  }
}
