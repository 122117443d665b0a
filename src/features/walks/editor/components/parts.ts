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
  photos: 'photos',
}

/** Where a field is, by the name that the server gives it: « waypoints.3.name » is of the line. */
export const partOf = (field: string): PartId => FIELDS[field.split('.')[0] ?? ''] ?? 'line'

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
}
