import {
  notAnAnswer,
  plainWords,
  readAnswer,
  type Cells,
} from '@/platform/csv-import/columns.model'

import {
  ACCEPTED_ANIMALS,
  ANIMAL_LABELS,
  KIND_LABELS,
  PLACE_KINDS,
  type AcceptedAnimal,
  type PlaceKind,
} from '../model'
import { DAY_NAMES } from '../written-hours.model'
import type { PlaceField } from './fields.model'

/** Words that people write, and no label says; as `plainWords` writes them. */
const KIND_WORDS: Readonly<Partial<Record<PlaceKind, readonly string[]>>> = {
  VET: ['veto', 'cabinet veterinaire', 'cabinet'],
  CLINIC: ['clinique', 'clinique veterinaire', 'chv', 'centre hospitalier veterinaire', 'hopital'],
  WILDLIFE: ['faune sauvage', 'centre de soins'],
  TRAINER: ['educateur canin', 'dresseur', 'educatrice'],
  RESTAURANT: ['restaurant', 'cafe', 'bar', 'salon de the'],
  HOTEL: ['hotel', 'gite', 'camping', 'chambre d hotes', 'hebergement'],
  SHOP: ['magasin', 'animalerie', 'jardinerie', 'boutique'],
  GROOMER: ['toilettage', 'salon de toilettage'],
  PENSION: ['pension canine', 'pension feline', 'chenil'],
  SITTER: ['pet sitter', 'petsitter', 'garde', 'garde d animaux'],
}
const ANIMAL_WORDS: Readonly<Record<AcceptedAnimal, readonly string[]>> = {
  DOG: ['chien'],
  CAT: ['chat'],
  SMALL: ['lapin', 'lapins', 'rongeur', 'rongeurs', 'furet', 'furets', 'nac', 'petits mammiferes'],
  BIRD: ['oiseau'],
  REPTILE: ['reptile', 'reptiles', 'tortue', 'tortues'],
  HORSE: ['cheval', 'chevaux', 'ane', 'anes', 'equides'],
  FARM: ['ferme', 'vaches', 'chevres', 'moutons'],
  WILD: ['sauvages', 'animal sauvage', 'faune sauvage'],
}

const tableOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  spoken: Readonly<Partial<Record<Value, readonly string[]>>>,
): ReadonlyMap<string, Value> =>
  new Map(
    values.flatMap((value) =>
      [value, labels[value], ...(spoken[value] ?? [])].map(
        (word) => [plainWords(word), value] as const,
      ),
    ),
  )
const KINDS = tableOf(PLACE_KINDS, KIND_LABELS, KIND_WORDS)
const ANIMALS = tableOf(ACCEPTED_ANIMALS, ANIMAL_LABELS, ANIMAL_WORDS)

const known = (labels: Readonly<Record<string, string>>): string => Object.values(labels).join(', ')

/** « Rennes Cedex 7 », « Lyon 3e », « PARIS 12 »: the commune alone. */
const communeOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ cedex\b.*$/i, '')
    .replace(/ \d{1,2} ?(?:er|e|ème|eme)?(?: arr.*)?$/i, '')
    .trim()

/** A spreadsheet drops the zero that a postal code begins with. */
const postalOf = (text: string): string => {
  const figures = text.replace(/\s/g, '')
  return /^\d{4}$/.test(figures) ? `0${figures}` : figures
}

const degreeOf = (text: string): string => text.replace(/[\s°]/g, '').replace(',', '.')

/** A line as its form would have it, and what nobody can tell, by field. */
export type ReadCells = {
  draft: Record<string, unknown>
  problems: Array<{ field: PlaceField; text: string }>
  /** The postal code, where a column has it. */
  postalCode: string
}

/** What the cells of a line mean: what `placeSchema` reads. */
export function readCells(cells: Cells<PlaceField>): ReadCells {
  const problems: ReadCells['problems'] = []
  const refuse = (field: PlaceField, text: string) => void problems.push({ field, text })
  const textOf = (field: PlaceField): string => cells[field]?.trim() ?? ''
  const tickOf = (field: PlaceField): boolean => {
    const text = textOf(field)
    const told = text === '' ? false : readAnswer(text)
    if (told === null) refuse(field, notAnAnswer(text))
    return told === true
  }
  const kind = KINDS.get(plainWords(textOf('kind')))
  if (!kind && textOf('kind')) {
    refuse('kind', `«\u00a0${textOf('kind')}\u00a0» n’est pas l’un de\u00a0: ${known(KIND_LABELS)}`)
  }
  const accepted = new Set<AcceptedAnimal>()
  for (const word of textOf('accepts').split(/[,;/|+]|\bet\b/)) {
    const plain = plainWords(word)
    const animal = ANIMALS.get(plain)
    if (animal) accepted.add(animal)
    // Whoever accepts all says so by saying nothing.
    else if (plain && !plain.startsWith('tous')) {
      refuse(
        'accepts',
        `«\u00a0${word.trim()}\u00a0» n’est pas l’un de\u00a0: ${known(ANIMAL_LABELS)}`,
      )
    }
  }
  const postalCode = postalOf(textOf('postalCode'))
  const commune = communeOf(textOf('commune'))
  const hasFigures = /\d/.test(commune)
  const draft = {
    name: textOf('name'),
    ...(kind && { kind }),
    near: postalCode && !hasFigures ? `${postalCode} ${commune}` : commune,
    placeWords: textOf('address'),
    lat: degreeOf(textOf('lat')),
    lng: degreeOf(textOf('lng')),
    phone: textOf('phone'),
    site: textOf('site'),
    text: textOf('text'),
    isAccessible: tickOf('isAccessible'),
    isAlwaysOpen: tickOf('isAlwaysOpen'),
    takesEmergencies: tickOf('takesEmergencies'),
    ...Object.fromEntries(
      ACCEPTED_ANIMALS.map((animal) => [`accepts${animal}`, accepted.has(animal)]),
    ),
    ...Object.fromEntries(DAY_NAMES.map((day) => [day, textOf(day)])),
    exceptions: textOf('exceptions'),
  }
  return { draft, problems, postalCode: hasFigures ? '' : postalCode }
}
