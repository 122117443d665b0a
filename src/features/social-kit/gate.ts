import { isPublicShelter } from '@/features/shelters/model'
import { teamShelter, type Right } from '@/platform/access/team-shelter'
import { HttpError } from '@/platform/http/errors'
import type { PayloadRequest } from 'payload'

import { NOT_PUBLIC, SHELTER_HIDDEN, type Kind } from './model'
import type { ReadSubject, Subject } from './subject'

const RIGHT: Right = { may: 'publishSocial', to: 'publier sur les réseaux sociaux' }

const MISSING = { animals: 'Animal introuvable', news: 'Article introuvable' } as const

/** How each kind is read. */
export type Readers = Readonly<Record<Kind, ReadSubject>>
export type Address = { shelterId: string; kind: Kind; subjectId: string }
export type Open = { shelter: string; kind: Kind; subject: Subject }

/**
 * What a person may share for a shelter.
 * @throws {HttpError} 404 when there is none or the person has no part in the shelter, 403 naming the
 * role, 409 for what visitors do not see
 */
export async function openSubject(
  req: PayloadRequest,
  readers: Readers,
  { shelterId, kind, subjectId }: Address,
): Promise<Open> {
  const shelter = await teamShelter(req, shelterId, RIGHT, ['status'])
  if (!isPublicShelter(shelter)) throw new HttpError(409, SHELTER_HIDDEN)
  const subject = await readers[kind](req, shelter, subjectId)
  if (subject === null) throw new HttpError(404, MISSING[kind])
  if (subject === 'hidden') throw new HttpError(409, NOT_PUBLIC[kind])
  return { shelter: shelter.id, kind, subject }
}
