import { listWords } from '@/platform/list-words.model'

/** What the list of shelters says. */
export const words = {
  ...listWords({
    title: 'Refuges',
    one: 'refuge',
    several: 'refuges',
    add: 'Créer un refuge',
    emptyHint: 'Les refuges inscrits sur la plateforme, et ceux qui demandent à l’être.',
  }),
  search: 'Rechercher (nom, commune)',
  type: 'Type de refuge',
  allTypes: 'Tous les types',
  since: (day: string) => `inscrit le ${day}`,
  verified: 'Vérifié',
  seeSite: 'Voir le site',
} as const
