import type { Species } from './model'

/** The three species of most animals and most searches, each with its drawing. */
export const FIRST_CHOICES = [
  { species: 'DOG', label: 'Chien', picture: '/especes/chien.webp' },
  { species: 'CAT', label: 'Chat', picture: '/especes/chat.webp' },
  { species: 'RABBIT', label: 'Lapin', picture: '/especes/lapin.webp' },
] as const satisfies ReadonlyArray<{ species: Species; label: string; picture: string }>

/** The drawing of all the others. */
export const OTHERS_PICTURE = '/especes/autres.webp'
