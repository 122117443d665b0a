import { columnMatcher } from '@/platform/csv-import/columns.model'

import { DAY_NAMES } from '../written-hours.model'

/** What a column of a file of places may be, as it is called where it is chosen. */
const LABELS = {
  name: 'Nom',
  kind: 'Nature',
  address: 'Numéro et rue',
  postalCode: 'Code postal',
  commune: 'Commune',
  lat: 'Latitude',
  lng: 'Longitude',
  phone: 'Téléphone',
  site: 'Site',
  text: 'Présentation',
  accepts: 'Animaux acceptés',
  isAccessible: 'Accessible en fauteuil roulant',
  takesEmergencies: 'Reçoit les urgences',
  isAlwaysOpen: 'Ouvert 24\u00a0h sur 24',
  lundi: 'Lundi',
  mardi: 'Mardi',
  mercredi: 'Mercredi',
  jeudi: 'Jeudi',
  vendredi: 'Vendredi',
  samedi: 'Samedi',
  dimanche: 'Dimanche',
  exceptions: 'Jours particuliers',
} as const
export type PlaceField = keyof typeof LABELS
export const PLACE_FIELDS = Object.keys(LABELS) as PlaceField[]

/** Those without which a line is no place. */
export const REQUIRED_FIELDS = ['name', 'kind', 'commune'] as const satisfies readonly PlaceField[]

/** The columns of the empty file. */
export const MODEL_FIELDS: readonly PlaceField[] = [
  ...(['name', 'kind', 'address', 'postalCode', 'commune', 'phone', 'site', 'text'] as const),
  ...(['accepts', 'isAccessible', 'takesEmergencies', 'isAlwaysOpen'] as const),
  ...([1, 2, 3, 4, 5, 6, 0] as const).map((day) => DAY_NAMES[day]),
]

export const placeFieldLabel = (field: PlaceField): string => LABELS[field]

/** What other tables call them, as `plainWords` writes it. */
const NAMES: Partial<Record<PlaceField, readonly string[]>> = {
  name: ['raison sociale', 'enseigne', 'denomination', 'etablissement', 'titre', 'nom du lieu'],
  kind: ['type', 'categorie', 'activite', 'genre'],
  address: ['adresse', 'rue', 'voie', 'adresse postale', 'adresse 1'],
  postalCode: ['cp', 'code postal cp', 'postal'],
  commune: ['ville', 'localite', 'nom commune', 'code insee', 'insee'],
  lat: ['lat', 'y', 'gps lat'],
  lng: ['lon', 'lng', 'long', 'x', 'gps lon'],
  phone: ['tel', 'telephone fixe', 'numero de telephone'],
  site: ['site web', 'site internet', 'url', 'web'],
  text: ['description', 'texte', 'commentaire', 'en quelques mots'],
  accepts: ['animaux', 'especes', 'animaux acceptes'],
  isAccessible: ['accessible', 'pmr', 'accessibilite', 'acces pmr'],
  takesEmergencies: ['urgences', 'urgence'],
  isAlwaysOpen: ['24h 24', '24 24', '24 7', '24h', 'ouvert 24h 24'],
  exceptions: ['fermetures', 'conges'],
}

/** What each column of a file is, by its name. */
export const matchColumns = columnMatcher(PLACE_FIELDS, (field) => [
  field,
  LABELS[field],
  ...(NAMES[field] ?? []),
])
