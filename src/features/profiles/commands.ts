import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { pictureKey } from '@/features/media/model'
import { notify } from '@/features/notifications/commands'
import type { User } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { HttpError, invalidField } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { cleanPicture, UnusablePicture } from '@/platform/pictures/clean'
import { sniff, TOO_MANY_PIXELS } from '@/platform/pictures/model'
import { moveFile, placeFiles, removeFiles, swept } from '@/platform/storage/transaction'

import { OWN_PROFILE_PATH, PHOTO_SIDE, proposedName, SENTENCES } from './model'
import type { ProfileText } from './schema'

/**
 * Writes what a person says of themselves, and whether others see it. Showing it again answers why
 * the platform took it down.
 * @throws {HttpError} 422 on `isPublic` for an address that nobody confirmed
 */
export async function saveProfile(
  req: PayloadRequest,
  user: User,
  { shownName, text, isPublic }: ProfileText,
): Promise<void> {
  if (isPublic && !user.emailVerified) throw invalidField('isPublic', SENTENCES.unconfirmed)
  await inTransaction(req, async (execute) => {
    await execute(sql`
      insert into profiles as p (user_id, shown_name, text, is_public)
      values (${user.id}, ${shownName}, ${text}, ${isPublic})
      on conflict (user_id) do update set shown_name = excluded.shown_name, text = excluded.text,
        is_public = excluded.is_public, updated_at = now(),
        withdrawn_for = case when excluded.is_public then null else p.withdrawn_for end
    `)
    await touch(req, [tags.profile(user.id)])
  })
}

const wrongPhoto = (message: string): HttpError =>
  new HttpError(400, message, { fields: { photo: message } })

/** @throws {HttpError} 400 for anything but a picture of a sane size */
async function square({ bytes }: SentFile): Promise<Buffer> {
  if (!sniff(bytes)) throw wrongPhoto(SENTENCES.photoType)
  const side = {
    width: PHOTO_SIDE,
    height: PHOTO_SIDE,
    fit: 'cover',
    position: 'attention',
  } as const
  return cleanPicture(bytes, 'webp', side).catch((error: unknown) => {
    const isHuge = error instanceof UnusablePicture && error.reason === 'tooManyPixels'
    throw wrongPhoto(isHuge ? TOO_MANY_PIXELS : SENTENCES.photoType)
  })
}

const newPhotoKey = (): string => pictureKey(`${randomUUID()}-${Date.now()}.webp`)

/** Puts a photo, or none, in the place of the one before, whose file goes. */
async function replacePhoto(req: PayloadRequest, user: User, bytes: Buffer | null): Promise<void> {
  const key = bytes && newPhotoKey()
  const work = inTransaction(req, async (execute) => {
    if (key)
      await execute(sql`
        insert into profiles (user_id, shown_name) values (${user.id}, ${proposedName(user.name)})
        on conflict (user_id) do nothing
      `)
    const { rows } = await execute<{ photo_key: string | null }>(
      sql`select photo_key from profiles where user_id = ${user.id} for update`,
    )
    if (key && bytes) await placeFiles(req, [{ key, bytes }])
    await execute(sql`
      update profiles set photo_key = ${key}, updated_at = now() where user_id = ${user.id}
    `)
    await removeFiles(
      req,
      rows.flatMap((row) => row.photo_key ?? []),
    )
    await touch(req, [tags.profile(user.id)])
  })
  await swept(work)
}

/**
 * Gives a profile another photo, cut to a square around what matters in it.
 * @throws {HttpError} 400 on `photo` for anything but a picture of a sane size
 * @throws {StorageDownError} 503; the one before stays then
 */
export const setPhoto = async (req: PayloadRequest, user: User, file: SentFile): Promise<void> =>
  replacePhoto(req, user, await square(file))

/** Takes the photo of a profile away; without one nothing changes. */
export const removePhoto = (req: PayloadRequest, user: User): Promise<void> =>
  replacePhoto(req, user, null)

type Withdrawn = { id: string; photo_key: string | null; email: string; name: string }

/**
 * Whoever kept the address of a photo does not read it there any more; its owner, to whom the page
 * of their profile shows the new one, keeps it.
 */
async function hidePhoto(req: PayloadRequest, execute: Execute, profile: string, key: string) {
  // With the row that names it, which nobody may change meanwhile.
  const moved = await moveFile(req, key, newPhotoKey())
  await execute(sql`update profiles set photo_key = ${moved} where id = ${profile}`)
}

/**
 * A super admin takes a profile down: nobody sees it, nor its photo, until its owner, who is told
 * why, has read that and shows it again.
 * @throws {HttpError} 403 for anybody else, 404 for a profile that nobody sees
 * @throws {StorageDownError} 503; the profile stays then
 */
export async function withdrawProfile(
  req: PayloadRequest,
  by: User,
  user: string,
  reason: string,
): Promise<void> {
  requireSuperAdmin(by)
  const work = inTransaction(req, async (execute) => {
    const { rows } = await execute<Withdrawn>(sql`
      update profiles p set is_public = false, withdrawn_for = ${reason}, updated_at = now()
      from users u where u.id = p.user_id and p.user_id = ${user} and p.is_public
      returning p.id, p.photo_key, u.email, u.name
    `)
    const found = rows[0]
    if (!found) throw new HttpError(404, SENTENCES.notFound)
    if (found.photo_key) await hidePhoto(req, execute, found.id, found.photo_key)
    await touch(req, [tags.profile(user)])
    await record(req, {
      action: 'UPDATE',
      collection: 'users',
      before: null,
      after: { id: user },
      note: 'Profil public retiré',
    })
    await notify(req, {
      type: 'GENERAL_INFO',
      to: [{ email: found.email, name: found.name, userId: user }],
      subject: 'Votre profil n’est plus visible',
      actionUrl: OWN_PROFILE_PATH,
      content: {
        title: 'Votre profil n’est plus visible',
        paragraphs: [
          'L’équipe de Patte Blanche a retiré votre profil public. Voici pourquoi\u00a0:',
        ],
        quote: reason,
        button: { label: 'Corriger mon profil', href: `${env.publicUrl}${OWN_PROFILE_PATH}` },
        notes: [
          'Votre compte ne change pas. Une fois corrigé, votre profil peut être montré de nouveau.',
        ],
      },
    })
  })
  await swept(work)
}

/** Forgets the profiles whose account is gone for good, with their photos. @returns how many went */
export async function forgetLostProfiles(req: PayloadRequest): Promise<number> {
  const work = inTransaction(req, async (execute) => {
    const { rows } = await execute<{ photo_key: string | null }>(sql`
      delete from profiles p where not exists (select 1 from users u where u.id = p.user_id)
      returning p.photo_key
    `)
    await removeFiles(
      req,
      rows.flatMap((row) => row.photo_key ?? []),
    )
    return rows.length
  })
  return swept(work)
}
