import type { Random } from '../illustrations/prng'
import { typography } from '../wording/grammar'
import type { Draft } from './types'

const FRIENDLY = ['EXCELLENT', 'GOOD']

/** One pair for so many animals of a shelter. */
const EVERY = 28

type Sentence = (name: string, other: string, they: string, apart: string) => string

const SENTENCES: readonly Sentence[] = [
  (name, other, they) =>
    `Dernière chose : ${name} ne part pas sans ${other}. Nous avons essayé de les loger à part une nuit, ${they} ont réveillé tout le bâtiment.`,
  (name, other, they) =>
    `Vous verrez double : ${name} et ${other} font tout à deux, et ${they} y tiennent.`,
  (name, other, they, apart) =>
    `${other} va avec ${name}, et inversement. On ne les a jamais vus ${apart}.`.replace(
      'vus',
      they === 'elles' ? 'vues' : 'vus',
    ),
  (name, other) => `Prévoyez deux gamelles : ${name} et ${other} partent ensemble, ou restent ici.`,
  (name, other, they) =>
    `Quand ${other} s’éloigne, ${name} appelle. Nous ne séparerons pas ces deux-là : ${they} cherchent un même toit.`,
  (name, other, they, apart) =>
    `${name} et ${other} ne se quittent plus : ${they} partiront ensemble, et jamais ${apart}.`,
  (name, other, they) =>
    `${name} dort contre ${other} et mange à ses côtés. C’est décidé, ${they} iront dans la même maison.`,
  (name, other, they) =>
    `Une condition : ne pas les séparer. ${name} et ${other} se sont choisis ; ${they} attendent une famille pour deux.`,
]

function canBond({ animal }: Draft): boolean {
  const { species, status, isVisible, isReserved, isSos, isLitter } = animal
  const friendly = species === 'DOG' ? animal.sociabilityDogs : animal.sociabilityCats
  const likesItsKind = species === 'DOG' || species === 'CAT' ? FRIENDLY.includes(friendly) : true
  return status === 'AT_SHELTER' && isVisible && !isReserved && !isSos && !isLitter && likesItsKind
}

/** Kinds that live two by two; a snake or a hamster lives alone. */
const SOCIABLE = [
  'DOG',
  'CAT',
  'RABBIT',
  'GUINEA_PIG',
  'RAT',
  'GOAT',
  'SHEEP',
  'HORSE',
  'DONKEY',
  'BIRD',
]

/** Some pairs that leave together: same species, same home wanted, and each text says it. */
export function bond(drafts: readonly Draft[], rng: Random): Draft[] {
  const bonded = [...drafts]
  const free = rng.shuffle(drafts.map((_, index) => index)).filter((index) => {
    const draft = drafts[index] as Draft
    return SOCIABLE.includes(draft.animal.species) && canBond(draft)
  })
  let wanted = Math.floor(drafts.length / EVERY)
  while (wanted > 0 && free.length > 1) {
    const first = free.shift() as number
    const at = free.findIndex((index) => goTogether(bonded[first] as Draft, bonded[index] as Draft))
    if (at < 0) continue
    const second = free.splice(at, 1)[0] as number
    const pair = [bonded[first], bonded[second]] as [Draft, Draft]
    const [one, two] = rng.shuffle(SENTENCES)
    bonded[first] = tie(pair[0], pair[1], one)
    bonded[second] = tie(pair[1], pair[0], two)
    wanted -= 1
  }
  return bonded
}

const goTogether = ({ animal: one, look }: Draft, { animal: other, look: its }: Draft): boolean =>
  one.species === other.species && one.name !== other.name && look.coat === its.coat

function tie(draft: Draft, { animal: other }: Draft, sentence: Sentence | undefined): Draft {
  const { animal } = draft
  const females = animal.sex === 'FEMALE' && other.sex === 'FEMALE'
  const said = (sentence as Sentence)(
    animal.name,
    other.name,
    females ? 'elles' : 'ils',
    females ? 'l’une sans l’autre' : 'l’un sans l’autre',
  ).replace('se sont choisis', females ? 'se sont choisies' : 'se sont choisis')
  return {
    ...draft,
    bond: typography(said),
    animal: {
      ...animal,
      bondedGroup: [animal.name, other.name].sort((a, b) => a.localeCompare(b, 'fr')).join(' et '),
    },
  }
}
