import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { freeSlugIn } from '@/platform/db/free-slug'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { distanceBetween } from '@/platform/geo/model'
import { findPlace } from '@/platform/geo/places'
import { HttpError, invalidField } from '@/platform/http/errors'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { slugify } from '@/platform/slug.model'
import { zoneOfDepartment } from '@/platform/time/zones.model'

import { LIMITS, MISSION_STATUS_LABELS, SENTENCES, type MissionStatus } from '../model'
import type { SentMission } from '../schema'
import { volunteersTeam } from '../team'
import { tellPerson } from '../tell'

/** Metres that a point may be from the middle of its commune. */
const REACH = 30_000

/** The commune that is meant, and the point. @throws {HttpError} 422 on `near` */
function placeOf({ near, lat, lng }: SentMission) {
  const commune = findPlace(near)
  if (!commune) throw invalidField('near', SENTENCES.unknownPlace)
  const point = lat !== null && lng !== null ? { lat, lng } : { lat: commune.lat, lng: commune.lng }
  if (distanceBetween(point, commune) > REACH) throw invalidField('near', SENTENCES.farPoint)
  return { code: commune.code, name: commune.name, department: commune.department, ...point }
}

/** The address that a title asks for; a number follows where it is taken. In a transaction. */
const freeSlug = (execute: Execute, title: string, commune: string): Promise<string> =>
  freeSlugIn(execute, {
    table: 'volunteer_missions',
    wanted: slugify(`${title} ${commune}`, LIMITS.slug - 8) || 'mission',
    longest: LIMITS.slug,
  })

const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

type Row = {
  id: string
  slug: string
  version: number
  status: MissionStatus
  title: string
  department: string
  communeCode: string
  placeWords: string | null
  lastSave: string | null
}

/** The mission of this shelter, which nobody else writes meanwhile. @throws {HttpError} 404 */
export async function holdMission(execute: Execute, id: string, shelter: string): Promise<Row> {
  const { rows } = await execute<Row>(sql`
    select id, slug, version, status, title, department, commune_code as "communeCode",
      place_words as "placeWords", last_save as "lastSave"
    from volunteer_missions
    where id = ${id} and shelter_id = ${shelter} for update`)
  if (!rows[0]) throw new HttpError(404, SENTENCES.notFound)
  return rows[0]
}

const fresh = (req: PayloadRequest, slug: string, shelter: string) =>
  touch(req, [tags.mission(slug), tags.shelterMissions(shelter)])

const note = (req: PayloadRequest, id: string, shelter: string, text: string, isNew = false) =>
  record(req, {
    action: isNew ? 'CREATE' : 'UPDATE',
    collection: 'volunteer-missions',
    before: null,
    after: { id, shelter },
    note: text,
  })

/** The mission that a shelter has by one of these saves; null for none. */
async function missionBegunBy(execute: Execute, shelter: string, keys: SaveKeys) {
  const { rows } = await execute<{ id: string; version: number }>(sql`
    select id, version from volunteer_missions
    where shelter_id = ${shelter} and last_save = any(${list(saveKeysOf(keys))}) limit 1`)
  return rows[0] ?? null
}

/**
 * Puts a mission online. Asked again because no answer came, it is the same mission, as it is sent now.
 * @throws {HttpError} 403, 404; 422 for a commune that nobody knows, or too many
 */
export async function createMission(
  req: PayloadRequest,
  { key, keys }: Pick<Which, 'key' | 'keys'>,
  sent: SentMission,
): Promise<{ id: string }> {
  const shelter = await volunteersTeam(req, key)
  const place = placeOf(sent)
  const made = await inTransaction(req, async (execute) => {
    await lockName(execute, `volunteer-missions:${shelter.id}`)
    const begun = await missionBegunBy(execute, shelter.id, keys)
    if (begun) return begun
    await refuseTooMany(execute, shelter.id)
    const slug = await freeSlug(execute, sent.title, place.name)
    const { rows } = await execute<{ id: string }>(sql`
      insert into volunteer_missions (shelter_id, slug, title, kind, rhythm, skills, min_age,
        description, place_words, commune_code, commune_name, department, lat, lng, last_save)
      values (${shelter.id}, ${slug}, ${sent.title}, ${sent.kind}, ${sent.rhythm},
        ${list(sent.skills)}, ${sent.minAge}, ${sent.description}, ${sent.placeWords},
        ${place.code}, ${place.name}, ${place.department}, ${place.lat}, ${place.lng},
        ${keys.saveKey ?? null})
      returning id`)
    const id = rows[0]?.id ?? ''
    await fresh(req, slug, shelter.id)
    await note(req, id, shelter.id, 'Mission de bénévolat créée', true)
    return { id, version: null }
  })
  const { id, version } = made
  if (version !== null) await changeMission(req, { key, id, version, keys }, sent)
  return { id }
}

/** The slots of a mission that are to come, and who took one. */
async function comingPeople(execute: Execute, mission: string) {
  const { rows } = await execute<{ slots: number; people: string[] | null }>(sql`
    select count(distinct t.id)::int as slots,
      array_agg(distinct f.user_id) filter (where f.user_id is not null) as people
    from volunteer_slots t left join volunteer_shifts f on f.slot_id = t.id
    where t.mission_id = ${mission} and t.cancelled_at is null and t.starts_at > now()`)
  return { slots: rows[0]?.slots ?? 0, people: rows[0]?.people ?? [] }
}

/** @throws {HttpError} 422 when the shelter has as many missions as it may */
async function refuseTooMany(execute: Execute, shelter: string): Promise<void> {
  await lockName(execute, `volunteer-missions:${shelter}`)
  const { rows } = await execute<{ count: number }>(sql`
    select count(*)::int as count from volunteer_missions
    where shelter_id = ${shelter} and status <> 'CLOSED'`)
  if ((rows[0]?.count ?? 0) >= LIMITS.missions) {
    throw invalidField('title', SENTENCES.tooManyMissions)
  }
}

type Which = { key: string; id: string; version: number; keys: SaveKeys }

/**
 * Writes a mission anew. A save whose answer was lost is not the change of somebody else.
 * @throws {HttpError} 403, 404, 409 when somebody changed it since it was read, 422
 */
export async function changeMission(
  req: PayloadRequest,
  { key, id, version, keys }: Which,
  sent: SentMission,
): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  const place = placeOf(sent)
  await inTransaction(req, async (execute) => {
    const held = await holdMission(execute, id, shelter.id)
    const isOwn = saveKeysOf(keys).includes(held.lastSave ?? '')
    if (held.version !== version && !isOwn) throw new HttpError(409, SENTENCES.stale)
    const coming = await comingPeople(execute, id)
    // A slot is a moment: on other clocks it would be another hour of the day.
    const isOtherZone = zoneOfDepartment(place.department) !== zoneOfDepartment(held.department)
    if (coming.slots > 0 && isOtherZone) throw invalidField('near', SENTENCES.zoneMoves)
    await execute(sql`
      update volunteer_missions set title = ${sent.title}, kind = ${sent.kind},
        rhythm = ${sent.rhythm}, skills = ${list(sent.skills)}, min_age = ${sent.minAge},
        description = ${sent.description}, place_words = ${sent.placeWords},
        commune_code = ${place.code}, commune_name = ${place.name},
        department = ${place.department}, lat = ${place.lat}, lng = ${place.lng},
        version = version + 1, updated_at = now(), last_save = ${keys.saveKey ?? null}
      where id = ${id}`)
    await fresh(req, held.slug, shelter.id)
    await note(req, id, shelter.id, 'Mission de bénévolat modifiée')
    const hasMoved =
      place.code !== held.communeCode || (sent.placeWords ?? '') !== (held.placeWords ?? '')
    if (!hasMoved) return
    const where = [sent.placeWords, place.name].filter(Boolean).join(', ')
    for (const user of coming.people) {
      await tellPerson(req, user, shelter.id, {
        type: 'APPOINTMENT_CONFIRMED',
        title: `Le lieu change\u00a0: ${sent.title}`,
        paragraphs: [`Vos prochains créneaux ont lieu ici\u00a0: ${where}.`],
      })
    }
  })
}

/**
 * Online, in pause or over; slots that people took stay. Nothing when it is so already.
 * @throws {HttpError} 403, 404, 409
 */
export async function setMissionStatus(
  req: PayloadRequest,
  { key, id, version }: Omit<Which, 'keys'>,
  status: MissionStatus,
): Promise<void> {
  const shelter = await volunteersTeam(req, key)
  await inTransaction(req, async (execute) => {
    const held = await holdMission(execute, id, shelter.id)
    if (held.status === status) return
    if (held.version !== version) throw new HttpError(409, SENTENCES.stale)
    if (held.status === 'CLOSED' && status !== 'CLOSED') await refuseTooMany(execute, shelter.id)
    await execute(sql`
      update volunteer_missions set status = ${status}, version = version + 1, updated_at = now(),
        last_save = null
      where id = ${id}`)
    await fresh(req, held.slug, shelter.id)
    await note(req, id, shelter.id, `Mission\u00a0: ${MISSION_STATUS_LABELS[status]}`)
  })
}
