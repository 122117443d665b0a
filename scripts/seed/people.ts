import type { Role } from '@/platform/access/model'

import type { Place } from './shelters/places'

export const DEMO_PASSWORD = 'Demo-Patte-2026'

export type PersonSeed = {
  email: string
  name: string
  isSuperAdmin?: boolean
  /** Of the portrait; long by default. */
  hair?: 'SHORT' | 'LONG'
  /** Where they live; Rennes by default. */
  place?: Place
  memberships: Array<{ shelter: string; role: Role; publicTitle?: string }>
}

const FIRST = 'refuge-des-quatre-vents'
const SECOND = 'les-amis-du-lac'

/** The accounts of the demonstration, printed by `npm run demo`. */
export const PEOPLE: PersonSeed[] = [
  {
    email: 'superadmin@exemple.fr',
    name: 'Camille Rivoal',
    isSuperAdmin: true,
    memberships: [],
  },
  {
    email: 'admin@exemple.fr',
    name: 'Hélène Le Goff',
    memberships: [{ shelter: FIRST, role: 'ADMIN', publicTitle: 'Présidente' }],
  },
  {
    email: 'moderateur@exemple.fr',
    name: 'Karim Benali',
    hair: 'SHORT',
    memberships: [{ shelter: FIRST, role: 'MODERATOR', publicTitle: 'Responsable des adoptions' }],
  },
  {
    email: 'editeur@exemple.fr',
    name: 'Jeanne Prigent',
    memberships: [{ shelter: FIRST, role: 'EDITOR', publicTitle: 'Communication' }],
  },
  {
    email: 'benevole@exemple.fr',
    name: 'Thomas Guérin',
    memberships: [{ shelter: FIRST, role: 'VOLUNTEER' }],
  },
  {
    email: 'admin2@exemple.fr',
    name: 'Nadège Pessey',
    memberships: [{ shelter: SECOND, role: 'ADMIN', publicTitle: 'Présidente' }],
  },
  { email: 'adoptant@exemple.fr', name: 'Louis Marchal', memberships: [] },
]
