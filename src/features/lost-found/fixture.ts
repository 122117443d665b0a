import type { Compared } from './matching.model'

export const LOCHES = { lat: 47.129, lng: 0.996 }

const CAT: Compared = {
  species: 'CAT',
  sex: 'UNKNOWN',
  coat: null,
  coat2: null,
  size: null,
  age: null,
  breed: null,
  marks: null,
  day: '2026-11-20',
  point: LOCHES,
  commune: '37132',
  idNumber: null,
}

/** For tests: a cat lost or found in Loches, of which nobody says anything else. */
export const cat = (more: Partial<Compared> = {}): Compared => ({ ...CAT, ...more })
