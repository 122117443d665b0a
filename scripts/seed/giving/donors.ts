import { emailOf } from '../colleagues'
import type { Place } from '../shelters/places'

/** Somebody who gives, as their row and their receipts say it. */
export type DonorSeed = {
  firstName: string
  lastName: string
  email: string
  address: { line: string; postalCode: string; city: string; country: string }
}

const FIRST_NAMES = [
  ...['Martine', 'Alain', 'Solène', 'Patrick', 'Isabelle', 'Yann', 'Christine', 'Olivier'],
  ...['Aurélie', 'Gérard', 'Nadia', 'Mathieu', 'Françoise', 'Benoît', 'Leïla', 'Jacques'],
  ...['Émilie', 'Bernard', 'Sandrine', 'Rachid', 'Brigitte', 'Clément', 'Véronique', 'Hervé'],
  ...['Manon', 'Denis', 'Corinne', 'Loïc', 'Michèle', 'Antoine', 'Annick', 'Florian'],
]
const LAST_NAMES = [
  ...['Aubert', 'Le Gall', 'Fournier', 'Barbier', 'Riou', 'Gauthier', 'Nguyen', 'Perrin'],
  ...['Dufour', 'Cadiou', 'Masson', 'Benamar', 'Roche', 'Lebrun', 'Quéméner', 'Colin'],
  ...['Prévost', 'Marchand', 'Da Silva', 'Noël', 'Le Corre', 'Picard', 'Rolland', 'Besson'],
  ...['Vidal', 'Humbert', 'Salaün'],
]
const STREETS = [
  ...['rue des Lilas', 'impasse du Lavoir', 'avenue des Tilleuls', 'rue du Moulin'],
  ...['allée des Chênes', 'rue de la Fontaine', 'place du Marché', 'chemin des Vignes'],
]

/** How many donors have a name of their own: 32 and 27 share no divisor. */
export const MOST_DONORS = FIRST_NAMES.length * LAST_NAMES.length

/** The donor of a rank, always the same one; ranks below {@link MOST_DONORS} have other e-mails. */
export function donorOf(rank: number, place: Place): DonorSeed {
  const firstName = FIRST_NAMES[rank % FIRST_NAMES.length] ?? ''
  const lastName = LAST_NAMES[rank % LAST_NAMES.length] ?? ''
  return {
    firstName,
    lastName,
    email: emailOf(`${firstName} ${lastName}`),
    address: {
      line: `${1 + ((rank * 7) % 88)} ${STREETS[rank % STREETS.length]}`,
      postalCode: place.postalCode,
      city: place.city,
      country: 'France',
    },
  }
}
