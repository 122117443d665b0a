import { createHash, randomUUID } from 'node:crypto'

import { breedLabel } from '@/features/animals/model'
import { zoneOf } from '@/platform/time/zones.model'

import { placeOf, type Case } from '../facts'
import type { CertificateFacts } from './pdf'

export const fingerprint = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** A private name that nobody can guess and that was never used. */
export const newKey = (shelter: string, extension: 'pdf' | 'jpg'): string =>
  `private/certificates/${shelter}/${randomUUID()}.${extension}`

export const factsOf = (
  { row, animal, shelter }: Case,
  deliveredAt: string,
  signature: CertificateFacts['signature'],
): CertificateFacts => ({
  shelter: {
    name: shelter.name,
    address: placeOf(shelter),
    siret: shelter.siret ?? null,
    timezone: zoneOf(shelter.timezone),
  },
  animal: {
    name: animal.name,
    species: animal.species,
    breed: breedLabel(animal),
    idNumber: animal.idNumber ?? null,
  },
  applicant: {
    name: row.applicant.name,
    contact: row.applicant.email || row.applicant.phone || null,
  },
  deliveredAt,
  signature,
})
