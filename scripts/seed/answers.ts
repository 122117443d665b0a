import type { Answers, AnswerValue } from '@/features/forms/answers.model'
import type { FormDefinition, FormField } from '@/features/forms/model'

import { emailOf, phoneOf } from './colleagues'
import type { Household } from './households'
import type { Place } from './shelters/places'
import { typography } from './wording/grammar'

/** Whom an answer is from: a household, its rank, and the commune where they live. */
export type Applicant = { household: Household; rank: number; place: Place }

export type Writer = (applicant: Applicant, animal: string) => AnswerValue | undefined

const alone = (hours: number): string => {
  if (hours < 2) return 'Presque jamais'
  if (hours < 4) return 'Moins de 4 heures'
  return hours <= 8 ? 'De 4 à 8 heures' : 'Plus de 8 heures'
}

const outside = ({ garden }: Household, rank: number): string => {
  if (garden === 'fenced') return 'Un jardin clos'
  if (garden === 'open') return 'Un jardin non clos'
  return rank % 2 ? 'Un balcon ou une terrasse' : 'Aucun'
}

const HOLIDAYS = [
  'Ma sœur, qui habite le même village.',
  'Nous partons avec lui : nous louons toujours avec un jardin.',
  'Mes voisins, que je remplace quand ils s’en vont.',
  'Une pension que nous connaissons bien.',
]
const FREE = [
  'Le samedi matin.',
  'Le mercredi, et un dimanche sur deux.',
  'Deux soirs par semaine.',
]

/** What each question of the ready-made forms is answered, by the beginning of its label. */
const WRITERS: ReadonlyArray<readonly [start: string, write: Writer]> = [
  ['Prénom et nom', ({ household }) => household.name],
  ['E-mail', ({ household }) => emailOf(household.name)],
  ['Téléphone', ({ rank }) => phoneOf(rank)],
  ['Code postal et commune', ({ place }) => `${place.postalCode} ${place.city}`],
  ['Commune', ({ place }) => place.city],
  [
    'Adresse',
    ({ place, rank }) => `${(rank % 40) + 1} rue des Lilas, ${place.postalCode} ${place.city}`,
  ],
  ['J’ai 18 ans', () => true],
  ['Avez-vous 18 ans', () => 'Oui'],
  [
    'Combien de personnes',
    ({ household: { people, children } }) => [people, children].filter(Boolean).join(' '),
  ],
  [
    'Personnes au foyer',
    ({ household: { people, children } }) => [people, children].filter(Boolean).join(' '),
  ],
  [
    'Tout le foyer',
    ({ rank }) => (rank % 9 === 5 ? 'Nous en parlons encore' : 'Oui, tout le monde'),
  ],
  [
    'Vous habitez',
    ({ household }) => (household.housing === 'Maison' ? 'Une maison' : 'Un appartement'),
  ],
  ['Vous êtes', ({ household }) => (household.isOwner ? 'Propriétaire' : 'Locataire')],
  ['De quel extérieur', ({ household, rank }) => outside(household, rank)],
  ['Extérieur', ({ household, rank }) => outside(household, rank)],
  ['Comment comptez-vous clore', () => 'Un grillage d’un mètre cinquante, au printemps.'],
  ['Combien de temps l’animal', ({ household }) => alone(household.absence.hours)],
  ['Temps seul', ({ household }) => household.absence.words],
  ['Qui s’en occupera', ({ rank }) => HOLIDAYS[rank % HOLIDAYS.length]],
  ['Avez-vous déjà des animaux', ({ household }) => (household.pets ? 'Oui' : 'Non')],
  ['Lesquels', ({ household }) => household.pets ?? undefined],
  ['Avez-vous déjà vécu', ({ household }) => household.experience],
  ['Pourquoi cet animal', ({ household }) => household.motivation],
  ['J’accepte qu’un bénévole', ({ rank }) => (rank % 7 === 5 ? undefined : true)],
  [
    'Une question à nous poser',
    ({ rank }, animal) => (rank % 3 === 0 ? `Peut-on venir voir ${animal} samedi ?` : undefined),
  ],
  ['Votre message concerne', ({ rank }) => ['Une adoption', 'Un don', 'Le bénévolat'][rank % 3]],
  [
    'Message',
    ({ rank }) =>
      [
        'Bonjour, êtes-vous ouverts pendant les vacances ? Nous aimerions venir avec les enfants.',
        'Bonjour, j’ai trois sacs de croquettes entamés et un arbre à chat. Puis-je les déposer ?',
        'Bonjour, je cherche à donner un coup de main le week-end. À qui dois-je m’adresser ?',
      ][rank % 3],
  ],
  [
    'Vous aimeriez surtout',
    ({ rank }) => (rank % 2 ? 'Promener les chiens' : 'Passer du temps avec les chats'),
  ],
  ['Vos disponibilités', ({ rank }) => FREE[rank % FREE.length]],
  ['Votre expérience', ({ household }) => household.experience],
  ['Pouvez-vous garder un nouvel', () => 'Oui'],
  ['Qui pourriez-vous', ({ rank }) => (rank % 2 ? 'Un chat adulte' : 'Un chien')],
  ['Pendant combien de temps', () => 'Quelques semaines'],
  ['Pouvez-vous l’emmener', () => 'Oui'],
]

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

const writerFor = ({ label }: Pick<FormField, 'label'>): Writer | undefined =>
  WRITERS.find(([start]) => plain(label).startsWith(start))?.[1]

/** One of the options as the form writes it, or text as French prints it. */
const asAsked = ({ options }: FormField, value: AnswerValue): AnswerValue => {
  if (typeof value !== 'string') return value
  return options.find((option) => plain(option) === plain(value)) ?? typography(value)
}

/** The answers of a household to a form, to the questions that it is asked. */
export function answersOf(
  { fields }: FormDefinition,
  applicant: Applicant,
  animal = 'lui',
): Answers {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const answers: Answers = {}
  for (const field of fields) {
    const decider = field.showIf && byId.get(field.showIf.fieldId)
    const decided = decider && answers[decider.name]
    if (decider && !field.showIf?.equals.includes(String(decided))) continue
    const value = writerFor(field)?.(applicant, animal)
    if (value !== undefined) answers[field.name] = asAsked(field, value)
  }
  return answers
}
