import type { AnimalStatus } from '@/features/animals/model'

import type { Random } from '../illustrations/prng'

const STREETS = [
  'Rue des Lavoirs',
  'Chemin du Moulin',
  'Derrière le stade municipal',
  'Allée des Tilleuls',
]

/** Where a lost or found animal was, and whom to call; phones are from the range kept for fiction. */
export function noticeOf(status: AnimalStatus, day: string, rng: Random) {
  const lost = status === 'LOST'
  const two = () => String(rng.int(0, 99)).padStart(2, '0')
  return {
    lostDate: lost ? day : null,
    foundDate: status === 'FOUND' ? day : null,
    lastSeenLocation: lost ? rng.pick(STREETS) : null,
    currentLocation: status === 'FOUND' ? 'Au refuge' : null,
    contactName: lost ? rng.pick(['Claire M.', 'Julien P.', 'Famille Le Goff', 'Nadia B.']) : null,
    contactPhone: lost ? `06 39 98 ${two()} ${two()}` : null,
  }
}
