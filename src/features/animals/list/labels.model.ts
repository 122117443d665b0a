import { ENERGY_LABELS, SEX_LABELS, SPECIES_LABELS } from '../model'

/** Size of the grown animal in front of the visitor. Source: docs/decisions/animals.md. */
export const SIZE_LABELS = { SMALL: 'Petit', MEDIUM: 'Moyen', LARGE: 'Grand' } as const
export type Size = keyof typeof SIZE_LABELS

/** Age bands: under one year, one to eight, eight years and more. */
export const AGE_BAND_LABELS = {
  JUNIOR: 'Moins d’un an',
  ADULT: 'De 1 à 7 ans',
  SENIOR: '8 ans et plus',
} as const
export type AgeBand = keyof typeof AGE_BAND_LABELS

/** Answers to « does it get on with … »: tried and good, tried and bad, or not tried. */
export const AGREEMENT_LABELS = { YES: 'Oui', NO: 'Non', UNKNOWN: 'Non testé' } as const
export type Agreement = keyof typeof AGREEMENT_LABELS

/** With whom an animal must get on, by the name of the filter. */
export const COMPANY_LABELS = {
  goodWithDogs: 'chiens',
  goodWithCats: 'chats',
  goodWithKids: 'enfants',
} as const
export type CompanyFilter = keyof typeof COMPANY_LABELS

/** French names of the filters, as a form writes them. */
export const FILTER_LABELS = {
  species: 'Espèce',
  sex: 'Sexe',
  ageBand: 'Âge',
  size: 'Taille',
  minWeight: 'Poids minimum (kg)',
  maxWeight: 'Poids maximum (kg)',
  breed: 'Race ou apparence',
  search: 'Nom, race, couleur ou refuge',
  goodWithDogs: 'Avec les chiens',
  goodWithCats: 'Avec les chats',
  goodWithKids: 'Avec les enfants',
  energyLevel: 'Énergie',
  needsGarden: 'Jardin',
  canLiveApartment: 'Appartement',
  isSos: 'SOS',
  canBeSponsored: 'À parrainer',
  isReserved: 'Réservés',
  isAdopted: 'Adoptés',
  fosterWanted: 'Famille d’accueil',
  shelterId: 'Refuge',
  department: 'Département',
  near: 'Près de',
  radiusKm: 'Dans un rayon de',
  ids: 'Animaux choisis',
  sortBy: 'Trier par',
} as const
export type FilterName = Exclude<keyof typeof FILTER_LABELS, 'sortBy'>

/** Labels of the values, of filters that are a choice. */
export const VALUE_LABELS = {
  species: SPECIES_LABELS,
  sex: SEX_LABELS,
  ageBand: AGE_BAND_LABELS,
  size: SIZE_LABELS,
  energyLevel: ENERGY_LABELS,
  goodWithDogs: AGREEMENT_LABELS,
  goodWithCats: AGREEMENT_LABELS,
  goodWithKids: AGREEMENT_LABELS,
} as const
