import type { AnimalStatus } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'

const STREETS = [
  'Rue des Lavoirs',
  'Chemin du Moulin',
  'Derrière le stade municipal',
  'Allée des Tilleuls',
  'Parking de la gare',
  'Sentier du bois communal',
  'Rue de l’Abreuvoir',
  'Lotissement des Cerisiers',
]

const CONTACTS = [
  'Claire M.',
  'Julien P.',
  'Famille Le Goff',
  'Nadia B.',
  'Monsieur Roux',
  'Sofia et Marc',
  'Famille Da Silva',
]

const LOST_SO = [
  'Une porte restée ouverte, un instant d’inattention.',
  'Orage pendant la promenade, fuite à travers champs.',
  'Sortie du soir sans retour.',
  'Fuite après un accrochage de voitures sans gravité.',
]

const FOUND_SO = [
  'Découverte au petit matin par le service technique de la commune.',
  'Remise par un automobiliste qui a freiné à temps.',
  'Présence signalée dans une cour d’école, sans doute depuis la veille.',
  'Rencontre d’un promeneur, que l’animal a suivi pendant plusieurs kilomètres.',
]

const COLLARS = ['Collier rouge, sans médaille', 'Collier bleu à grelot', 'Harnais noir usé']

/**
 * Where a lost or found animal was, and whom to call; phones are from the range kept for fiction.
 * `day` is when it was lost, found or, in a pound, brought in.
 */
export function noticeOf(status: AnimalStatus, day: string, city: string, rng: Random) {
  const lost = status === 'LOST'
  const found = status === 'FOUND'
  const two = () => String(rng.int(0, 99)).padStart(2, '0')
  const contact = rng.pick(CONTACTS)
  // The notice of a lost animal says that it wore none.
  const hasCollar = found && rng.chance(0.4)
  return {
    lostDate: lost ? day : null,
    foundDate: found ? day : null,
    poundEntryAt: found ? day : null,
    lastSeenLocation: lost ? `${rng.pick(STREETS)}, ${city}` : null,
    currentLocation: found ? 'Au refuge' : null,
    location: lost || found ? city : null,
    circumstance: lost ? rng.pick(LOST_SO) : found ? rng.pick(FOUND_SO) : null,
    hasCollar,
    collarDescription: hasCollar ? rng.pick(COLLARS) : null,
    contactName: lost ? contact : null,
    contactPhone: lost ? `06 39 98 ${two()} ${two()}` : null,
    contactEmail: lost ? `${simple(contact)}@exemple.fr` : null,
  }
}

const simple = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.')
