import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { fileAddress } from '@/features/media/address.model'
import type { User } from '@/payload-types'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { isId } from '@/platform/ids.model'
import { openPayload } from '@/platform/payload'

import { proposedName, type Profile } from './model'
import { publicProfileSql } from './public'

type Row = {
  shown_name: string
  text: string
  photo_key: string | null
  is_public: boolean
  withdrawn_for: string | null
}

/** The path on the site of a photo, by its key in the storage. */
export const photoPath = (key: string | null): string | null =>
  key && fileAddress(key.slice(key.lastIndexOf('/') + 1))

/** What a person wrote for others; what their account proposes while they wrote nothing. */
export async function readOwnProfile(
  req: PayloadRequest,
  { id, name }: Pick<User, 'id' | 'name'>,
): Promise<Profile> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<Row>(sql`
    select shown_name, text, photo_key, is_public, withdrawn_for from profiles where user_id = ${id}
  `)
  const row = rows[0]
  return {
    shownName: row?.shown_name ?? proposedName(name),
    text: row?.text ?? '',
    photo: photoPath(row?.photo_key ?? null),
    isPublic: row?.is_public ?? false,
    withdrawnFor: row?.withdrawn_for ?? null,
  }
}

/** The photo of a person's own profile, for themselves alone; null without one. */
export async function ownPhoto(user: string): Promise<string | null> {
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute<Pick<Row, 'photo_key'>>(
    sql`select photo_key from profiles where user_id = ${user}`,
  )
  return photoPath(rows[0]?.photo_key ?? null)
}

/** What everybody sees of a person. */
export type PublicProfile = Pick<Profile, 'shownName' | 'text' | 'photo'> & { userId: string }

const readPublic = cached(
  async (user: string): Promise<PublicProfile | null> => {
    const { db } = await openPayload()
    const { rows } = await db.drizzle.execute<Row>(sql`
      select p.shown_name, p.text, p.photo_key from profiles p join users u on u.id = p.user_id
      where p.user_id = ${user} and ${publicProfileSql}
    `)
    const row = rows[0]
    if (!row) return null
    const { shown_name: shownName, text, photo_key: key } = row
    return { userId: user, shownName, text, photo: photoPath(key) }
  },
  { key: 'profiles.public', tags: (user) => [tags.profile(user)] },
)

/** The profile of a person who chose to show it; null for every other id. */
export async function findPublicProfile(user: string): Promise<PublicProfile | null> {
  return isId(user) ? readPublic(user.toLowerCase()) : null
}
