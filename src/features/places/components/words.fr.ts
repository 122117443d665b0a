import { ACCEPTED_ANIMALS, ANIMAL_LABELS } from '../model'
import { DAY_NAMES } from '../written-hours.model'

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What the forms about places ask for, by name and in their order. */
export const PLACE_LABELS: Readonly<Record<string, string>> = {
  name: 'Nom du lieu',
  kind: 'De quel lieu s’agit-il\u00a0?',
  near: 'Commune',
  placeWords: 'Numéro et rue',
  phone: 'Téléphone',
  site: 'Site',
  text: 'En quelques mots',
  takesEmergencies: 'Reçoit les urgences',
  isAccessible: 'Accessible en fauteuil roulant',
  ...Object.fromEntries(
    ACCEPTED_ANIMALS.map((animal) => [`accepts${animal}`, ANIMAL_LABELS[animal]] as const),
  ),
  isAlwaysOpen: 'Ouvert 24\u00a0h sur 24, 7\u00a0j sur 7',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 0].map((at) => {
      const day = DAY_NAMES[at] ?? ''
      return [day, capital(day)] as const
    }),
  ),
  exceptions: 'Jours particuliers',
}

export const SUGGEST_LABELS = {
  ...PLACE_LABELS,
  contactName: 'Votre prénom',
  email: 'Votre e-mail',
  website: 'Ne remplissez pas ce champ',
} as const
