import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import type { Species } from '@/features/animals/model'
import { publicAnimalSql } from '@/features/animals/public'
import { photoPath } from '@/features/profiles/queries'
import { profilePath } from '@/features/profiles/model'
import { publicProfileSql } from '@/features/profiles/public'
import { shownPeople } from '@/platform/shown-count.model'

import { NOBODY, type Signature } from './model'
import { toShown, type StoredPhoto } from './photos'
import { publicCommentSql } from './public'
import type { OwnPost, PublicComment, PublicPost } from './view'

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`)

/** Who wrote something, with {@link authorFrom}. */
const AUTHOR = sql`u.id as author, u.is_super_admin as "isAdmin", f.photo_key as "photoKey",
  coalesce(f.is_shown, false) as "isShown",
  case when f.withdrawn_for is null
    then coalesce(nullif(f.shown_name, ''), split_part(trim(u.name), ' ', 1)) end as "authorName"`

type AuthorRow = {
  author: string | null
  authorName: string | null
  isAdmin: boolean | null
  photoKey: string | null
  isShown: boolean
}

function signatureOf(row: AuthorRow, isAdmin = Boolean(row.isAdmin)): Signature {
  const { author, authorName, isShown, photoKey } = row
  return {
    name: authorName || NOBODY,
    href: isShown && author ? profilePath(author) : null,
    photo: isShown ? photoPath(photoKey) : null,
    isShelter: false,
    isAdmin,
  }
}

/** The account with this id and its profile. */
const authorFrom = (id: SQL): SQL => sql`left join users u on u.id = ${id}
  left join lateral (
    select p.shown_name, p.photo_key, p.withdrawn_for, ${publicProfileSql} as is_shown
    from profiles p where p.user_id = u.id) f on true`

/** What a post says, to be put before {@link POST_FROM}. */
export const POST_COLUMNS = sql`p.id, p.body, p.photos, p.shelter_id as "shelterId",
  p.animal_id as "animalId", p.status, p.version, p.reason,
  to_char(p.created_at at time zone 'UTC', ${ISO}) as "createdAt",
  p.edited_at is not null as "isEdited", signed.name as "shelterName", signed.slug as "shelterSlug",
  an.id as "shownAnimal", an.name as "animalName", an.species, an.slug as "animalShelterSlug",
  an.shelter as "animalShelter",
  (select count(*)::int from wall_likes l where l.post_id = p.id) as "likeCount",
  (select count(*)::int from wall_comments c where c.post_id = p.id and ${publicCommentSql})
    as "commentCount", ${AUTHOR}`

/** `wall_posts p` with its author, its shelter, and its animal as long as everybody sees that. */
export const POST_FROM = sql`wall_posts p
  ${authorFrom(sql`p.author_id`)}
  left join shelters signed on signed.id = p.shelter_id
  left join lateral (
    select a.id, a.name, a.species, s.slug, s.name as shelter
    from animals a join shelters s on s.id = a.shelter_id
    where a.id = p.animal_id and ${publicAnimalSql}) an on true`

export type PostRow = AuthorRow &
  Pick<
    OwnPost,
    | 'id'
    | 'body'
    | 'shelterId'
    | 'animalId'
    | 'status'
    | 'version'
    | 'reason'
    | 'createdAt'
    | 'isEdited'
  > & {
    photos: StoredPhoto[]
    shelterName: string | null
    shelterSlug: string | null
    shownAnimal: string | null
    animalName: string | null
    species: Species | null
    animalShelterSlug: string | null
    animalShelter: string | null
    likeCount: number
    commentCount: number
  }

/** « 12 personnes aiment »; null under three. */
function likesWords(count: number): string | null {
  const people = shownPeople(count)
  return people && `${people} aiment`
}

export function toPublicPost(row: PostRow): PublicPost {
  const { id, body, photos, createdAt, isEdited, likeCount, commentCount } = row
  const by: Signature = row.shelterName
    ? {
        name: row.shelterName,
        href: `/shelter/${row.shelterSlug}`,
        photo: null,
        isShelter: true,
        isAdmin: false,
      }
    : signatureOf(row)
  const animal =
    row.shownAnimal && row.animalName && row.species
      ? {
          id: row.shownAnimal,
          name: row.animalName,
          species: row.species,
          href: `/shelter/${row.animalShelterSlug}/animals/${row.shownAnimal}`,
          shelter: row.animalShelter ?? '',
        }
      : null
  return {
    id,
    body,
    photos: toShown(photos),
    by,
    animal,
    likes: likesWords(likeCount),
    comments: commentCount,
    createdAt,
    isEdited,
  }
}

export const toOwnPost = (row: PostRow): OwnPost => {
  const { status, version, reason, shelterId, animalId } = row
  return { ...toPublicPost(row), status, version, reason, shelterId, animalId }
}

/** What a comment says, on {@link COMMENT_FROM}. */
export const COMMENT_COLUMNS = sql`c.id, c.body, c.edited_at is not null as "isEdited",
  to_char(c.created_at at time zone 'UTC', ${ISO}) as "createdAt", ${AUTHOR}`

export const COMMENT_FROM = sql`wall_comments c ${authorFrom(sql`c.author_id`)}`

export type CommentRow = AuthorRow & Omit<PublicComment, 'by'>

export const toPublicComment = (row: CommentRow): PublicComment => {
  const { id, body, createdAt, isEdited } = row
  return { id, body, createdAt, isEdited, by: signatureOf(row) }
}
