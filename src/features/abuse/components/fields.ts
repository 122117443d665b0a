/** The fields of a report, in their order: the list of errors follows it. */
export const LABELS = {
  kind: 'Ce que vous signalez',
  species: 'Animal',
  animals: 'Combien',
  description: 'Racontez ce que vous avez vu',
  place: 'L’endroit',
  commune: 'Commune',
  seenOn: 'Vu le',
  isOngoing: 'Est-ce que cela continue\u00a0?',
  photos: 'Photos',
  author: 'La personne en cause, si vous la connaissez',
  shelter: 'Le refuge ou l’association en cause',
  identity: 'Qui signale',
  name: 'Votre nom',
  email: 'E-mail',
  phone: 'Téléphone',
  mayShare: 'Mon identité peut être transmise à qui reprend le signalement',
  website: 'Champ à laisser vide',
} as const
export type FieldName = keyof typeof LABELS

/** What a control is given. */
export type Bind = (name: FieldName) => {
  id: string
  name: string
  error: string | undefined
  label: string
  defaultValue: string | undefined
  autoComplete: string
}
