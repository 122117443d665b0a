import { agreed, type Sex } from '@/features/animals/model'
import { ofName, ofOrganisation } from '@/platform/french.model'
import { townLabel } from '@/platform/geo/model'

import { compose, pick } from './compose.model'
import { departmentWords, hashtags } from './hashtags.model'
import { cutOn } from './length.model'
import type { AnimalTale, Network } from './model'

/** What is told of an animal; all of it stands on its page. */
export type AnimalFacts = {
  id: string
  name: string
  sex: Sex
  /** « chienne »: its noun. */
  noun: string
  /** « 3 ans »; null when nobody knows. */
  age: string | null
  tale: AnimalTale
  /** Its own words, in whole sentences; empty without. */
  told: string
  /** Leaves only with others. */
  isBonded: boolean
  fosterWanted: boolean
  /** What the law wants beside an offer; empty for the adopted. */
  legal: string
  shelter: { name: string; city: string; department: string | null }
  /** Whole address of its page. */
  link: string
}

const NBSP = '\u00a0'

type Way = (animal: AnimalFacts) => string

const WAITING: readonly [Way, ...Way[]] = [
  ({ name }) => `🐾 ${name} cherche sa famille${NBSP}!`,
  ({ name, sex }) =>
    `Et si c’était ${agreed(sex, 'lui', 'elle')}${NBSP}? Voici ${name}, qui attend sa famille. 🏡`,
  ({ name }) => `Faites la connaissance ${ofName(name)}. 💛`,
  ({ name, noun }) => `${name}, ${noun} à adopter, n’attend plus que vous. 🐾`,
]
const URGENT: readonly [Way, ...Way[]] = [
  ({ name }) => `🆘 ${name} ne peut plus attendre${NBSP}: aidez-nous à trouver sa famille.`,
  ({ name }) => `🆘 SOS pour ${name}. Un partage peut tout changer.`,
]
const RESERVED: readonly [Way, ...Way[]] = [
  ({ name, sex }) => `${name} est ${agreed(sex, 'réservé')}${NBSP}: une famille l’attend. 🤞`,
]
const ADOPTED: readonly [Way, ...Way[]] = [
  ({ name }) => `💚 ${name} a trouvé sa famille${NBSP}!`,
  ({ name, sex }) =>
    `Bonne nouvelle${NBSP}: ${name} est ${agreed(sex, 'adopté')}. Belle vie, ${name}${NBSP}! 💚`,
]
const HOOKS = { waiting: WAITING, urgent: URGENT, reserved: RESERVED, adopted: ADOPTED } as const

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const placeOf = ({ shelter: { city, department } }: AnimalFacts): string =>
  townLabel(city, department)

const factsOf = (animal: AnimalFacts): string =>
  [`${capital(animal.noun)}`, animal.age, `📍 ${placeOf(animal)}`].filter(Boolean).join(' · ')

function notesOf({ tale, sex, isBonded, fosterWanted }: AnimalFacts): string[] {
  if (tale !== 'waiting' && tale !== 'urgent') return []
  return [
    ...(isBonded ? [`Ne part pas ${agreed(sex, 'seul')}.`] : []),
    ...(fosterWanted ? ['Une famille d’accueil l’aiderait aussi.'] : []),
  ]
}

const callOf = ({ tale, name, shelter }: AnimalFacts): string => {
  if (tale === 'adopted') {
    return `Merci à sa nouvelle famille et à vous tous. Les autres animaux ${ofOrganisation(shelter.name)} attendent encore${NBSP}:`
  }
  if (tale === 'reserved') return `La page ${ofName(name)}${NBSP}:`
  return `Pour rencontrer ${name}${NBSP}:`
}

/** In a story the picture speaks: one line above the sticker. */
const storyOf = ({ tale, name, sex }: AnimalFacts): string =>
  ({
    waiting: `${name} attend sa famille 🐾`,
    urgent: `🆘 ${name} ne peut plus attendre`,
    reserved: `${name} est ${agreed(sex, 'réservé')} 🤞`,
    adopted: `${name} a trouvé sa famille 💚`,
  })[tale]

/** A name as long as a paragraph leaves room for the rest. */
const NAME_MOST = 60

/** The text that is proposed for an animal on a network: the same each time it is asked. */
export function animalText(network: Network, given: AnimalFacts): string {
  const animal = { ...given, name: cutOn(network, given.name, NAME_MOST) }
  const { id, noun, tale, shelter } = animal
  const isOffered = tale === 'waiting' || tale === 'urgent'
  if (network === 'STORY') {
    return compose(network, { hook: storyOf(animal), call: '', link: '', hashtags: [] })
  }
  const way = pick(HOOKS[tale], `${id} ${network}`)
  return compose(network, {
    hook: way(animal),
    facts: tale === 'adopted' ? '' : factsOf(animal),
    told: isOffered ? animal.told : '',
    notes: notesOf(animal),
    call: callOf(animal),
    link: animal.link,
    legal: isOffered ? animal.legal : '',
    hashtags: hashtags([
      tale === 'adopted' ? 'Bonne nouvelle' : 'Adoption',
      isOffered ? `${noun} à adopter` : noun,
      departmentWords(shelter.department),
      shelter.name,
      'Refuge',
      tale === 'urgent' ? 'SOS Animaux' : null,
    ]),
  })
}

/** What the pictures say to whoever does not see them. */
export function animalAlt(animal: AnimalFacts): string {
  const { name, noun, age, tale, sex, shelter } = animal
  const state = {
    waiting: 'à adopter',
    urgent: 'à adopter en urgence',
    reserved: agreed(sex, 'réservé'),
    adopted: agreed(sex, 'adopté'),
  }[tale]
  const who = [`${name}, ${noun}`, age && `de ${age}`, state].filter(Boolean).join(' ')
  return `Photo et présentation\u00a0: ${who}. ${shelter.name}, ${placeOf(animal)}.`
}
