import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { teamShelter, type Right } from '@/platform/access/team-shelter'
import { HttpError } from '@/platform/http/errors'

/** What is asked of whoever works with the animals of a shelter. */
export const RIGHT: Right = { may: 'manageAnimals', to: 'gérer les animaux' }

/** Whose animals are read: those of a shelter, or of all of them (`null`). */
export type Scope = { shelter: string | null; slug: string }

/**
 * Whose animals the person asks for, when they look after them.
 * @param key id or slug of a shelter, or `null` for all, which super admins look after
 * @throws {HttpError} 403, 404
 */
export async function scopeOf(req: PayloadRequest, key: string | null): Promise<Scope> {
  if (key !== null) {
    const { id, slug } = await teamShelter(req, key, RIGHT)
    return { shelter: id, slug }
  }
  if (actorOf(req)?.isSuperAdmin) return { shelter: null, slug: 'plateforme' }
  throw new HttpError(403, 'Seuls les super administrateurs voient les animaux de tous les refuges')
}

/** The animals `a` of a scope, without those in the bin. */
export const inScope = ({ shelter }: Pick<Scope, 'shelter'>): SQL =>
  shelter === null
    ? sql`a.deleted_at is null`
    : sql`a.shelter_id = ${shelter} and a.deleted_at is null`
