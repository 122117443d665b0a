import type { AnimalStatus, Sex, Sociability } from '@/features/animals/model'

import type { Random } from '../../illustrations/prng'
import type { Description, Telling } from '../../texts'
import { bornWords, complete, countWords, of } from '../grammar'
import { CLOSINGS, SOS_CLOSINGS, WEAKNESS_FRAMES } from '../tellers'
import { KIDS } from './kids'
import { FOUND, LOST } from './lost-found'
import { storySentences, type OtherStory } from './stories'
import type { Noun, OtherKind, OtherWeakness, Pack } from './types'

/** What the text of an animal that is neither dog nor cat may speak of. */
export type OtherFacts = {
  name: string
  sex: Sex
  /** `yyyy-mm-dd` */
  birthDate: string
  ageIsEstimated: boolean
  kind: OtherKind
  story: OtherStory
  kids: Sociability
  isSos: boolean
}

const WORDS = { min: 80, max: 160 } as const

const INTRODUCTIONS = [
  '{name}, {born}, est {un} {animal} {look}.',
  'Voici {name}, {un} {animal} {look}. [Il|Elle] est {born}.',
  '{name} est {un} {animal} {look}. [Il|Elle] est {born}.',
  'Nous vous présentons {name}, {un} {animal} {look}, que toute l’équipe connaît. [Il|Elle] est {born}.',
  '{un} {animal} {look} : c’est {name}. [Il|Elle] est {born}.',
  'On demande souvent des nouvelles de {name}, {un} {animal} {look}. [Il|Elle] est {born}.',
  'Derrière ce nom, {name}, il y a {un} {animal} {look}. [Il|Elle] est {born}.',
  '{un} {animal} {look}, un nom court, {name}, et une histoire longue. [Il|Elle] est {born}.',
  'Tout le monde passe devant sans voir {name}. [Il|Elle] est {born}. C’est {un} {animal} {look}.',
  '{name} n’est pas un jouet : c’est {un} {animal} {look}. [Il|Elle] est {born}.',
  'Présentations : {name}, {un} {animal} {look}. [Il|Elle] est {born}.',
  'L’équipe du matin commence par {name}, {un} {animal} {look}. [Il|Elle] est {born}.',
]

/** Whether the words about the animal are feminine: by its sex, or by the noun when nobody knows it. */
export function isFeminine(noun: Noun, sex: Sex): boolean {
  return sex === 'UNKNOWN' ? noun.UNKNOWN[1] === 'F' : sex === 'FEMALE'
}

function speaker(pack: Pack, facts: OtherFacts): (template: string) => string {
  const noun = facts.kind.noun ?? pack.noun
  const [animal, gender] = noun[facts.sex]
  const feminine = isFeminine(noun, facts.sex)
  const born = bornWords(facts.birthDate, facts.ageIsEstimated, feminine)
  const words = {
    name: facts.name,
    de: of(facts.name),
    animal,
    un: gender === 'F' ? 'une' : 'un',
    ce: gender === 'F' ? 'cette' : 'ce',
    look: complete(`_${facts.kind.look}`, {}, gender === 'F').slice(1),
    born,
  }
  return (template) => complete(template, words, feminine)
}

function longText(
  pack: Pack,
  facts: OtherFacts,
  weakness: OtherWeakness,
  { teller, memory, room = WORDS.max }: Telling,
  rng: Random,
): string {
  const say = speaker(pack, facts)
  const first = memory.choose(pack.traits, rng)
  const second = memory.choose(pack.traits, rng)
  const kids = pack.species === 'FISH' ? undefined : KIDS[facts.kids]
  const life = [memory.choose(INTRODUCTIONS, rng)]
  const character = [first]
  const needs = [memory.choose(pack.housing, rng), memory.choose(pack.food, rng)]
  const frame = memory.chooseFrame(
    WEAKNESS_FRAMES[teller],
    (each) => each.replace('@', weakness.text),
    rng,
  )
  const end = rng.shuffle([frame, memory.choose(pack.company, rng)])
  const more = rng.shuffle([
    () => life.push(memory.choose(storySentences(pack.group, facts.story), rng)),
    () => needs.push(memory.choose(pack.health, rng)),
    () => character.push(second),
  ])
  if (kids) more.unshift(() => end.unshift(memory.choose(kids, rng)))
  const calls = [...pack.meeting, ...CLOSINGS[teller]]
  const closing = () => end.push(memory.choose(facts.isSos ? SOS_CLOSINGS : calls, rng))
  if (facts.isSos) more.unshift(closing)
  else more.push(closing)

  const write = () =>
    [life, character, needs, end]
      .map((paragraph) => [...new Set(paragraph)].map(say).join(' '))
      .join('\n\n')
  const goal = Math.min(rng.int(90, 132), room - 20)
  for (const add of more) {
    if (countWords(write()) >= goal) break
    add()
  }
  return write()
}

/**
 * The texts of an animal for its card and its page; they name one weakness. Throws RangeError when
 * nothing between 80 and 160 words can be written, which the tests show never to happen.
 */
export function describeOther(
  pack: Pack,
  facts: OtherFacts,
  status: AnimalStatus,
  telling: Telling,
  rng: Random,
): Description {
  const say = speaker(pack, facts)
  if (status === 'LOST' || status === 'FOUND') {
    const { short, long } = status === 'LOST' ? LOST : FOUND
    return { shortDescription: say(short), longDescription: long.map(say).join('\n\n') }
  }
  telling.memory.begin()
  const weakness = rng.pick(pack.weaknesses)
  const shortDescription = `${say(telling.memory.choose(pack.wishes, rng))}. ${say(`[il|elle] ${weakness.short}.`)}`
  for (let attempt = 0; attempt < 30; attempt++) {
    const longDescription = longText(
      pack,
      facts,
      weakness,
      telling,
      rng.fork(`${facts.name}:${attempt}`),
    )
    const words = countWords(longDescription)
    if (words >= WORDS.min && words <= WORDS.max) return { shortDescription, longDescription }
  }
  throw new RangeError(`No text of ${WORDS.min} to ${WORDS.max} words for ${facts.name}`)
}
