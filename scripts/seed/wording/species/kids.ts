import type { Sociability } from '@/features/animals/model'

/** What is said of children, by what is known; nothing when nothing is. */
export const KIDS: Readonly<Partial<Record<Sociability, readonly string[]>>> = {
  GOOD: [
    'Des enfants calmes, aidés par un adulte, peuvent participer aux soins.',
    'Les enfants qui savent attendre seront récompensés.',
  ],
  MODERATE: [
    'Avec des enfants, la présence d’un adulte est nécessaire.',
    'Nous conseillons des enfants de plus de dix ans.',
  ],
  POOR: ['Un foyer d’adultes lui conviendra mieux qu’une famille avec de jeunes enfants.'],
}
