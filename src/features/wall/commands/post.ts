import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { publicAnimalSql } from '@/features/animals/public'
import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { requireConfirmed } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { can } from '@/platform/access/model'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import type { SaveKeys } from '@/platform/http/save-keys'
import type { SentFile } from '@/platform/http/read-upload'
import { sizesOf, type PhotoSizes } from '@/platform/pictures/sent-photo'
import { countTry } from '@/platform/rate-limit/presses'
import { placeFiles, removeFiles, swept } from '@/platform/storage/transaction'

import { mayErase, mayWrite } from '../access'
import { countPost, photoLimiter } from '../limits'
import { animalOfLink, SENTENCES, WALL_LIMITS } from '../model'
import { newPhotoKeys, photoKeys, type StoredPhoto } from '../photos'
import { postFlags } from '../flags'
import type { SentEdit, SentPost } from '../schema'
import { holdPost, postWrittenBy, touchSheets, type HeldPost } from '../store'
import { tellTeam } from '../tell'

type Animal = { id: string; name: string; species: string; shelter: string }

/** @throws {HttpError} 422 on `field` for an animal that nobody sees */
async function publicAnimal(execute: Execute, id: string, field: string): Promise<Animal> {
  const { rows } = await execute<Animal>(sql`
    select a.id, a.name, a.species, a.shelter_id as shelter
    from animals a join shelters s on s.id = a.shelter_id where a.id = ${id} and ${publicAnimalSql}`)
  if (!rows[0]) throw invalidField(field, SENTENCES.noAnimal)
  return rows[0]
}

/**
 * The animal that was sent: by the address of its page, which is typed, rather than by the list.
 * @param before the one it was about: it stays, also once it is online no more
 */
async function animalSent(
  execute: Execute,
  { animal, animalLink }: Pick<SentPost, 'animal' | 'animalLink'>,
  before: string | null = null,
): Promise<Animal | 'same' | null> {
  if (animalLink) {
    const id = animalOfLink(animalLink)
    if (!id) throw invalidField('animalLink', SENTENCES.noAnimal)
    return publicAnimal(execute, id, 'animalLink')
  }
  if (!animal) return null
  return animal === before ? 'same' : publicAnimal(execute, animal, 'animal')
}

/** @throws {HttpError} 422 on `shelter` for one in whose name the person says nothing */
async function requireShelter(execute: Execute, user: User, shelter: string): Promise<void> {
  const { rows } = await execute(
    sql`select 1 from shelters s where s.id = ${shelter} and ${publicShelterSql}`,
  )
  if (rows.length === 0 || !can(user, 'manageNews', shelter)) {
    throw invalidField('shelter', SENTENCES.notYourShelter)
  }
}

const tooMany = (): HttpError =>
  new HttpError(400, SENTENCES.tooManyPhotos, { fields: { photo: SENTENCES.tooManyPhotos } })

/** Photos in their two sizes, before any transaction. @throws {HttpError} 400 on `photo`, 429 */
async function sizesOfAll(user: User, files: readonly SentFile[]): Promise<PhotoSizes[]> {
  const sizes: PhotoSizes[] = []
  for (const file of files) {
    await countTry(photoLimiter, user.id)
    sizes.push(await sizesOf(file))
  }
  return sizes
}

async function placePhotos(req: PayloadRequest, sizes: readonly PhotoSizes[]) {
  if (sizes.length === 0) return []
  const placed = sizes.map((size) => ({ size, ...newPhotoKeys() }))
  await placeFiles(
    req,
    placed.flatMap(({ size, key, cardKey }) => [
      { key, bytes: size.full },
      { key: cardKey, bytes: size.card },
    ]),
  )
  return placed.map(({ size: { width, height }, key, cardKey }): StoredPhoto => ({
    key,
    cardKey,
    width,
    height,
  }))
}

const json = (photos: readonly StoredPhoto[]) => sql`${JSON.stringify(photos)}::jsonb`

type Written = {
  animal: Animal | null
  shelter: string | null
  body: string
  photos: readonly StoredPhoto[]
  saveKey: string | null
}

/** What its author sent again takes the place of what came before, as long as that is online. */
async function writeAgain(
  req: PayloadRequest,
  execute: Execute,
  post: HeldPost,
  { animal, shelter, body, photos, saveKey }: Written,
): Promise<void> {
  await removeFiles(req, photoKeys(post.photos))
  await execute(sql`
    update wall_posts set shelter_id = ${shelter}, animal_id = ${animal?.id ?? null},
      species = ${animal?.species ?? null}, body = ${body}, photos = ${json(photos)},
      is_on_sheet = false, version = version + 1, last_save = ${saveKey} where id = ${post.id}`)
  await touchSheets(req, [post.animalId])
}

/**
 * Writes a post, online at once. Sent again because no answer came, it is the same post, as it is sent
 * now.
 * @returns its id
 * @throws {HttpError} 403 for an address that nobody confirmed, 422 for an animal or a shelter that may
 *   not be named, 400 on `photo`, 429
 * @throws {StorageDownError} 503; nothing is kept then
 */
export async function writePost(
  req: PayloadRequest,
  user: User,
  sent: SentPost,
  files: readonly SentFile[],
  keys: SaveKeys = {},
): Promise<string> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  if (files.length > WALL_LIMITS.photos) throw tooMany()
  // What is refused anyway is refused before a try is counted and a photo is read.
  const isNew = await inTransaction(req, async (execute) => {
    await animalSent(execute, sent)
    if (sent.shelter) await requireShelter(execute, user, sent.shelter)
    return (await postWrittenBy(execute, user.id, keys)) === null
  })
  // A photo that cannot be read costs no post of the day.
  const sizes = await sizesOfAll(user, files)
  if (isNew) await countPost(user)
  const work = inTransaction(req, async (execute) => {
    // A try that is still on its way comes to its end first.
    await lockName(execute, `wall-by:${user.id}`)
    const known = await postWrittenBy(execute, user.id, keys)
    const before = known ? await holdPost(execute, known) : null
    if (before && (before.status !== 'PUBLISHED' || !mayWrite(user, before))) return before.id
    const found = await animalSent(execute, sent)
    const animal = found === 'same' ? null : found
    const shelter = sent.shelter || null
    if (shelter) await requireShelter(execute, user, shelter)
    const photos = await placePhotos(req, sizes)
    const saveKey = keys.saveKey ?? null
    const { body } = sent
    const isTold = animal && animal.shelter !== shelter && animal.id !== before?.animalId
    const { rows } = before
      ? { rows: [before] }
      : await execute<{ id: string }>(sql`
          insert into wall_posts (author_id, shelter_id, animal_id, species, body, photos, last_save)
          values (${user.id}, ${shelter}, ${animal?.id ?? null}, ${animal?.species ?? null},
            ${body}, ${json(photos)}, ${saveKey})
          returning id`)
    if (before) await writeAgain(req, execute, before, { animal, shelter, body, photos, saveKey })
    const id = String(rows[0]?.id)
    if (isTold) await tellTeam(req, { id, animal, body })
    return id
  })
  return swept(work)
}

/** @throws {HttpError} 404 for a post of others, 409 for one that is removed or was changed since */
function requireWriter(user: User, post: HeldPost, version: number): void {
  if (!mayWrite(user, post)) throw new HttpError(404, SENTENCES.notFound)
  if (post.status === 'REMOVED') throw new HttpError(409, SENTENCES.removed)
  if (post.version !== version) {
    throw new HttpError(409, SENTENCES.stale, { more: { currentVersion: post.version } })
  }
}

const keptOf = (post: HeldPost, sent: SentEdit): StoredPhoto[] => {
  const gone = [sent.removePhoto1, sent.removePhoto2, sent.removePhoto3, sent.removePhoto4]
  return post.photos.filter((_photo, at) => !gone[at])
}

/**
 * Its author changes a post. What is hidden stays hidden until somebody looked at it.
 * @throws {HttpError} 404 for a post of others, 409 for one that is removed or was changed since, 422,
 *   400 on `photo`, 429
 */
export async function changePost(
  req: PayloadRequest,
  user: User,
  id: string,
  sent: SentEdit,
  files: readonly SentFile[],
): Promise<void> {
  requireConfirmed(user, SENTENCES.unconfirmed)
  // Looked at before anything is decoded, and again when it is written.
  const check = async (execute: Execute) => {
    const post = await holdPost(execute, id)
    requireWriter(user, post, sent.version)
    const kept = keptOf(post, sent)
    if (kept.length + files.length > WALL_LIMITS.photos) throw tooMany()
    return { post, kept, animal: await animalSent(execute, sent, post.animalId) }
  }
  await inTransaction(req, check)
  const sizes = await sizesOfAll(user, files)
  const work = inTransaction(req, async (execute) => {
    const { post, kept, animal } = await check(execute)
    const photos = [...kept, ...(await placePhotos(req, sizes))]
    await removeFiles(req, photoKeys(post.photos.filter((photo) => !kept.includes(photo))))
    // What the team chose to show is what it read, not what came after.
    const isOther = sent.body !== post.body || files.length > 0 || kept.length < post.photos.length
    const isTeam = post.animalShelter !== null && can(user, 'manageNews', post.animalShelter)
    const about =
      animal === 'same'
        ? isOther && !isTeam
          ? sql`, is_on_sheet = false`
          : sql``
        : // Another animal: its team has not said yet that its sheet shows this.
          sql`, animal_id = ${animal?.id ?? null}, species = ${animal?.species ?? null},
            is_on_sheet = false`
    await execute(sql`
      update wall_posts set body = ${sent.body}, photos = ${json(photos)}, edited_at = now(),
        version = version + 1, last_save = null${about} where id = ${id}`)
    await touchSheets(req, [post.animalId])
  })
  await swept(work)
}

/** A post goes with all that hangs on it. In the transaction of the request. */
export async function dropPost(req: PayloadRequest, execute: Execute, post: HeldPost) {
  await removeFiles(req, photoKeys(post.photos))
  await execute(sql`delete from flags where about = 'wall_comments'
    and object_id in (select id from wall_comments where post_id = ${post.id})`)
  await execute(sql`delete from wall_comments where post_id = ${post.id}`)
  await execute(sql`delete from wall_likes where post_id = ${post.id}`)
  await postFlags.drop(execute, post.id)
  await execute(sql`delete from wall_posts where id = ${post.id}`)
  await touchSheets(req, [post.animalId])
}

/**
 * Its author, or the team in whose name it stands, erases a post for good, with its comments.
 * @throws {HttpError} 404 for anybody else
 */
export async function erasePost(req: PayloadRequest, user: User, id: string): Promise<void> {
  const work = inTransaction(req, async (execute) => {
    const post = await holdPost(execute, id)
    if (!mayErase(user, post)) throw new HttpError(404, SENTENCES.notFound)
    await dropPost(req, execute, post)
    if (post.shelterId) {
      await record(req, {
        action: 'DELETE',
        collection: 'wall-posts',
        before: { id, shelter: post.shelterId },
        after: null,
        note: 'Publication du mur effacée',
      })
    }
  })
  await swept(work)
}
