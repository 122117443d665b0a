/** The parts of the editor that fold, in their order. */
export const PARTS = [
  { id: 'line', title: 'Le tracé' },
  { id: 'words', title: 'Présentation' },
  { id: 'practical', title: 'Pour les chiens et pratique' },
  { id: 'photos', title: 'Photos' },
] as const
export type PartId = (typeof PARTS)[number]['id']

const FIELDS: Readonly<Record<string, PartId>> = {
  name: 'words',
  difficulty: 'words',
  type: 'words',
  shortDescription: 'words',
  longDescription: 'words',
  tags: 'words',
  city: 'words',
  postalCode: 'words',
  region: 'words',
  shelter: 'words',
  dogRule: 'practical',
  dogRuleNote: 'practical',
  allowedAnimals: 'practical',
  bestSeasons: 'practical',
  price: 'practical',
  isAccessible: 'practical',
  hasParkingNearby: 'practical',
  hasRestrooms: 'practical',
  photos: 'photos',
  coverImage: 'photos',
}

/** Where a field is, by the name that the server gives it: « waypoints.3.name » is of the line. */
export const partOf = (field: string): PartId => FIELDS[field.split('.')[0] ?? ''] ?? 'line'

/** Fields of a point that share a control with another, or have one of another name. */
const OF_WAYPOINT: Readonly<Record<string, string>> = {
  longitude: 'latitude',
  estimatedTimeFromPrevious: 'minutes',
}

/**
 * The field whose control corrects what is wrong, by the name that the server gives it: one wrong
 * point of a line is mended by another file, a wrong address of a photo at that photo.
 */
export function controlOf(field: string): string {
  const [first = '', at = '', name = '', nth] = field.split('.')
  if (first === 'photos') return at ? `photos.${at}` : 'photos'
  if (first === 'waypoints' && name === 'photos') {
    return ['waypoints', at, 'photos', nth].filter(Boolean).join('.')
  }
  if (first === 'waypoints') return at ? `waypoints.${at}.${OF_WAYPOINT[name] ?? name}` : 'add'
  const moved: Readonly<Record<string, string>> = {
    coverImage: 'photos',
    startPoint: 'add',
    endPoint: 'add',
    overridden: 'distance',
  }
  return moved[first] ?? first
}

/** How a wrong field is called in the list of errors: « Étape 3, photo 1 ». */
export function labelOf(field: string): string | undefined {
  const [first = '', at, name, nth] = field.split('.')
  if (first === 'waypoints' && at) {
    const photo = name === 'photos' ? (nth ? `, photo ${Number(nth) + 1}` : ', photos') : ''
    return `Étape ${Number(at) + 1}${photo}`
  }
  if (first === 'photos' && at) return `Photo ${Number(at) + 1}`
  return SUMMARY_LABELS[first]
}

/** How the list of errors names what is to correct. */
export const SUMMARY_LABELS: Readonly<Record<string, string>> = {
  name: 'Nom de la promenade',
  difficulty: 'Difficulté',
  type: 'Genre',
  shortDescription: 'En une phrase',
  longDescription: 'Description',
  tags: 'Mots-clés',
  postalCode: 'Code postal',
  shelter: 'De la part de',
  distance: 'Distance',
  duration: 'Durée',
  elevation: 'Dénivelé',
  dogRule: 'Les chiens',
  dogRuleNote: 'Précisez la règle',
  price: 'Prix',
  startPoint: 'Le départ',
  endPoint: 'L’arrivée',
  track: 'Le tracé',
  waypoints: 'Les étapes',
  photos: 'Photos',
  coverImage: 'Photo de couverture',
  allowedAnimals: 'Animaux admis',
  bestSeasons: 'Meilleures saisons',
  city: 'Commune',
  region: 'Région',
}
