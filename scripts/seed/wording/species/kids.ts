import type { Sociability } from '@/features/animals/model'

/** What is said of children, by what is known; nothing when nothing is. */
export const KIDS: Readonly<Partial<Record<Sociability, readonly string[]>>> = {
  GOOD: [
    'Des enfants calmes, aidés par un adulte, peuvent participer aux soins.',
    'Les enfants qui savent attendre seront récompensés.',
    'Une famille avec des enfants soigneux lui conviendrait.',
    'Des mains d’enfants, oui, si elles sont douces.',
    'Les enfants du quartier viennent dire bonjour, et tout se passe bien.',
  ],
  MODERATE: [
    'Avec des enfants, la présence d’un adulte est nécessaire.',
    'Nous conseillons des enfants de plus de dix ans.',
    'Les enfants regardent d’abord, touchent ensuite, et jamais seuls.',
    'Pour des enfants déjà grands, qui savent lire un refus.',
  ],
  POOR: [
    'Un foyer d’adultes lui conviendra mieux qu’une famille avec de jeunes enfants.',
    'Nous cherchons une maison sans jeunes enfants.',
    'Le bruit d’une famille nombreuse serait de trop.',
    'De jeunes enfants, non : tout va trop vite pour ce cœur-là.',
  ],
}
