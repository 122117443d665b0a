import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isPublicShelter } from '@/features/shelters/model'
import { publicShelterSql } from '@/features/shelters/public'
import { actorOf } from '@/platform/access/builders'
import { sheltersWith } from '@/platform/access/model'
import { teamShelter } from '@/platform/access/team-shelter'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { DESK_SENTENCES } from './model'

const RIGHT = { may: 'manageAnimals', to: 'recueillir un animal' } as const

/**
 * An approved shelter whose animals the person looks after.
 * @param key id or slug
 * @throws {HttpError} 404 for one of others, 403 without the right or while it is not approved
 */
export async function deskShelter(req: PayloadRequest, key: string) {
  const shelter = await teamShelter(req, key, RIGHT, ['status', 'location', 'timezone'])
  if (!isPublicShelter(shelter)) throw new HttpError(403, DESK_SENTENCES.inactive)
  return shelter
}

export type DeskShelter = { id: string; slug: string; name: string }

/** The approved shelters whose animals the person looks after, by name; `'all'` for a super admin. */
export async function deskShelters(req: PayloadRequest): Promise<DeskShelter[] | 'all'> {
  const shelters = sheltersWith(actorOf(req), 'manageAnimals')
  if (shelters === 'all') return shelters
  if (shelters.length === 0) return []
  const session = await sessionOf(req)
  const { rows } = await session.execute<DeskShelter>(sql`
    select s.id, s.slug, s.name from shelters s
    where ${publicShelterSql} and s.id::text = any(${sql.param(shelters)}::text[])
    order by s.name`)
  return rows.map(({ id, slug, name }) => ({ id, slug, name }))
}

/** Does the person have a desk of lost and found animals at all? */
export async function hasDesk(req: PayloadRequest): Promise<boolean> {
  const shelters = await deskShelters(req)
  return shelters === 'all' || shelters.length > 0
}
