import { listWords } from '@/platform/list-words.model'

import { globalRoleLabel } from '../../model'

/** What the list of all people says. */
export const words = {
  ...listWords({
    title: 'Utilisateurs',
    one: 'utilisateur',
    several: 'utilisateurs',
    add: 'Créer un compte',
    emptyHint: 'Les personnes de toutes les équipes et de la plateforme.',
  }),
  noResult: 'Aucun utilisateur trouvé',
  noResultHint: 'Essayez une autre partie du nom ou de l’e-mail, ou un autre refuge.',
  search: 'Rechercher (nom, e-mail)',
  tabs: 'Rôle sur la plateforme',
  roles: { SUPER_ADMIN: globalRoleLabel(true), USER: globalRoleLabel(false) },
  shelter: 'Refuge',
  allShelters: 'Tous les refuges',
  badges: 'Badges',
  badgesOf: (name: string) => `Badges de ${name}`,
  noShelter: 'Aucune équipe',
  inShelter: (shelter: string, role: string) => `${shelter} (${role})`,
  lastVisit: (day: string) => `dernière visite le ${day}`,
} as const
