import type { AnimalStatus, Sex, Sociability } from '@/features/animals/model'

import type { Random } from '../../illustrations/prng'
import type { Description } from '../../texts'
import { bornWords, complete, countWords, of } from '../grammar'
import { WEAKNESS_OPENINGS } from '../weaknesses'
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
]

const SOS = [
  'Le temps presse pour {name} : parlez [de lui|d’elle] autour de vous.',
  '{name} attend depuis plus d’un an ; une famille, même d’accueil, changerait tout.',
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

function longText(pack: Pack, facts: OtherFacts, weakness: OtherWeakness, rng: Random): string {
  const say = speaker(pack, facts)
  const [first = '', second = ''] = rng.shuffle(pack.traits)
  const kids = pack.species === 'FISH' ? undefined : KIDS[facts.kids]
  const life = [rng.pick(INTRODUCTIONS)]
  const character = [first]
  const needs = [rng.pick(pack.housing), rng.pick(pack.food)]
  const end = [`${rng.pick(WEAKNESS_OPENINGS)}${weakness.text}.`, rng.pick(pack.company)]
  const more = rng.shuffle([
    () => life.push(rng.pick(storySentences(pack.group, facts.story))),
    () => needs.push(rng.pick(pack.health)),
    () => character.push(second),
  ])
  if (kids) more.unshift(() => end.push(rng.pick(kids)))
  const closing = () => end.push(rng.pick(facts.isSos ? SOS : pack.meeting))
  if (facts.isSos) more.unshift(closing)
  else more.push(closing)

  const write = () =>
    [life, character, needs, end]
      .map((paragraph) => [...new Set(paragraph)].map(say).join(' '))
      .join('\n\n')
  const goal = rng.int(96, 132)
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
  rng: Random,
): Description {
  const say = speaker(pack, facts)
  if (status === 'LOST' || status === 'FOUND') {
    const { short, long } = status === 'LOST' ? LOST : FOUND
    return { shortDescription: say(short), longDescription: long.map(say).join('\n\n') }
  }
  const weakness = rng.pick(pack.weaknesses)
  const shortDescription = `${say(rng.pick(pack.wishes))}. ${say(`À savoir : ${weakness.short}.`)}`
  for (let attempt = 0; attempt < 30; attempt++) {
    const longDescription = longText(pack, facts, weakness, rng.fork(`${facts.name}:${attempt}`))
    const words = countWords(longDescription)
    if (words >= WORDS.min && words <= WORDS.max) return { shortDescription, longDescription }
  }
  throw new RangeError(`No text of ${WORDS.min} to ${WORDS.max} words for ${facts.name}`)
}
