import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { findCommune, nearestCommune } from '@/platform/geo/communes'
import { departmentOfCode, distanceBetween } from '@/platform/geo/model'
import { regionOfDepartment } from '@/platform/geo/regions.model'
import { lockName, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { isId } from '@/platform/ids.model'

import { SENTENCES } from './model'
import { coverOf, keptPhotos, type StoredPhoto } from './photos'
import { OWN_COLUMNS, toOwnWalk, waypointsOf, type OwnRow } from './rows'
import type { DraftWalk, SentWaypoint } from './schema'
import type { OwnWalk } from './view'
import { loneAgain, typesField, typesNow } from './waypoint-types.model'

/** A walk as a command works with it: what its author reads, and the files that it holds. */
export type Held = { walk: OwnWalk; photos: StoredPhoto[]; held: StoredPhoto[] }

/** Until the transaction ends, whoever else writes this walk waits. */
export const holdWalk = (execute: Execute, id: string): Promise<void> =>
  lockName(execute, `walks:${id}`)

/** @throws {HttpError} 404 */
export async function readHeld(execute: Execute, id: string): Promise<Held> {
  if (!isId(id)) throw new HttpError(404, SENTENCES.notFound)
  const { rows } = await execute<OwnRow>(sql`select ${OWN_COLUMNS} from walks w where w.id = ${id}`)
  const [row] = rows
  if (!row) throw new HttpError(404, SENTENCES.notFound)
  const waypoints = await waypointsOf(execute, id)
  return {
    walk: toOwnWalk(row, waypoints),
    photos: row.photos,
    held: [...row.photos, ...waypoints.flatMap(({ photos }) => photos)],
  }
}

const list = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`
const json = (value: unknown): SQL =>
  value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`

type Around = Pick<OwnWalk, 'startPoint' | 'city' | 'postalCode' | 'region'>

/** Metres that a start may move within the place that its author wrote. */
const SAME_PLACE = 1000

/** What was sent of its place, the rest as it is; a start that goes elsewhere takes its place along. */
function aroundOf(sent: Partial<DraftWalk>, walk: OwnWalk | null): Around {
  const before = walk ?? { startPoint: null, city: null, postalCode: null, region: null }
  const now: Around = {
    startPoint:
      sent.startPoint === undefined
        ? before.startPoint
        : sent.startPoint && { address: null, ...sent.startPoint },
    city: sent.city === undefined ? before.city : sent.city,
    postalCode: sent.postalCode === undefined ? before.postalCode : sent.postalCode,
    region: sent.region === undefined ? before.region : sent.region,
  }
  const isSame = (['city', 'postalCode', 'region'] as const).every(
    (name) => now[name] === before[name],
  )
  const hasMoved =
    before.startPoint !== null &&
    now.startPoint !== null &&
    distanceBetween(before.startPoint, now.startPoint) > SAME_PLACE
  return isSame && hasMoved ? { ...now, city: null, postalCode: null, region: null } : now
}

/** The commune, department and region of a start, where its author wrote none. */
function surroundings({ startPoint, city, postalCode, region }: Around) {
  const typed = postalCode ? findCommune(postalCode, city ?? '') : null
  const commune = typed ?? (startPoint ? nearestCommune(startPoint) : null)
  if (!commune) return { city, postalCode, region, department: null }
  const department = departmentOfCode(commune.code)
  return {
    city: city ?? commune.name,
    postalCode: postalCode ?? commune.postalCodes[0] ?? null,
    department,
    region: region ?? regionOfDepartment(department),
  }
}

type Pair = readonly [column: string, value: unknown]

type Sent = DraftWalk['startPoint']

/** The address of an end: what was sent, or what was known while it stays where it is. */
const addressAt = (sent: Sent | null, before: OwnWalk['startPoint']): string | null =>
  sent && before && sent.address === undefined && distanceBetween(sent, before) < 1
    ? before.address
    : (sent?.address ?? null)

/** The columns of what was sent; what was not sent is not among them. */
export function columnsOf(
  sent: Partial<DraftWalk>,
  { photos, held }: Omit<Held, 'walk'>,
  walk: OwnWalk | null = null,
): Pair[] {
  const pairs: Pair[] = []
  const put = <K extends keyof DraftWalk>(
    key: K,
    columns: (value: Exclude<DraftWalk[K], undefined>) => readonly Pair[],
  ) => {
    const value = sent[key]
    if (value !== undefined) pairs.push(...columns(value as Exclude<DraftWalk[K], undefined>))
  }
  const same = (key: keyof DraftWalk, column: string = key) =>
    put(key, (value) => [[column, value]])
  same('name')
  same('difficulty')
  same('type')
  same('distance')
  same('duration')
  same('elevation')
  same('shelter', 'shelter_id')
  same('shortDescription', 'short_description')
  same('longDescription', 'long_description')
  same('isAccessible', 'is_accessible')
  same('hasParkingNearby', 'has_parking_nearby')
  same('hasRestrooms', 'has_restrooms')
  same('dogRule', 'dog_rule')
  same('dogRuleNote', 'dog_rule_note')
  put('overridden', (values) => [['overridden', list(values)]])
  put('tags', (values) => [['tags', list(values)]])
  put('allowedAnimals', (values) => [['allowed_animals', list(values)]])
  put('bestSeasons', (values) => [['best_seasons', list(values)]])
  put('price', (euros) => [['price_cents', euros === null ? null : Math.round(euros * 100)]])
  put('track', (track) => [['track', json(track)]])
  for (const end of ['start', 'end'] as const) {
    put(`${end}Point`, (point) => [
      [`${end}_lat`, point?.lat ?? null],
      [`${end}_lng`, point?.lng ?? null],
      [`${end}_address`, addressAt(point, walk?.[`${end}Point`] ?? null)],
    ])
  }
  const isPlaced = [sent.startPoint, sent.city, sent.postalCode, sent.region].some(
    (value) => value !== undefined,
  )
  if (isPlaced) {
    const { city, postalCode, region, department } = surroundings(aroundOf(sent, walk))
    pairs.push(
      ['city', city],
      ['postal_code', postalCode],
      ['region', region],
      ['department', department],
    )
  }
  const now = sent.photos ? keptPhotos(sent.photos, held, 'photos') : photos
  if (sent.photos) pairs.push(['photos', json(now)])
  if (sent.photos || sent.coverImage !== undefined) {
    pairs.push(['cover_key', coverOf(sent, now, walk?.coverImage ?? null)])
  }
  return pairs
}

/**
 * Puts waypoints in the place of those before; one that was sent with its id keeps it.
 * @throws {HttpError} 422 for a photo that this walk does not hold, for a second start or arrival
 */
export async function writeWaypoints(
  execute: Execute,
  walk: Pick<OwnWalk, 'id' | 'waypoints'>,
  sent: readonly SentWaypoint[],
  held: readonly StoredPhoto[],
): Promise<void> {
  const before = new Map(walk.waypoints.map(({ id, types }) => [id, types]))
  const types = sent.map((each) => typesNow(each, before.get(each.id ?? '')))
  const [again] = loneAgain(types)
  if (again !== undefined) {
    throw invalidField(`waypoints.${again}.${typesField(sent[again] ?? {})}`, SENTENCES.lone)
  }
  const known = new Set(before.keys())
  const rows = sent.map((each, at) => ({
    // An id of another walk is none of this one, nor is the same id twice.
    id: each.id && known.delete(each.id) ? each.id : null,
    position: at,
    types: types[at],
    latitude: each.latitude,
    longitude: each.longitude,
    name: each.name,
    description: each.description,
    is_optional: each.isOptional,
    minutes: at === 0 ? null : each.estimatedTimeFromPrevious,
    photos: keptPhotos(each.photos, held, `waypoints.${at}.photos`),
  }))
  await execute(sql`delete from walk_waypoints where walk_id = ${walk.id}`)
  if (rows.length === 0) return
  await execute(sql`
    insert into walk_waypoints (id, walk_id, position, types, latitude, longitude, name, description,
      is_optional, minutes, photos)
    select coalesce(r.id, gen_random_uuid()), ${walk.id}, r.position,
      array(select jsonb_array_elements_text(r.types)), r.latitude, r.longitude, r.name,
      r.description, r.is_optional, r.minutes, r.photos
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, position int,
      types jsonb, latitude float8, longitude float8, name text, description text,
      is_optional boolean, minutes int, photos jsonb)`)
}

/** Changes columns of a walk; each change is a new version, which no save has signed yet. */
export async function writeColumns(
  execute: Execute,
  id: string,
  pairs: readonly Pair[],
): Promise<void> {
  const sets = pairs.map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  const all = [...sets, sql`version = version + 1`, sql`updated_at = now()`, sql`last_save = null`]
  await execute(sql`update walks set ${sql.join(all, sql`, `)} where id = ${id}`)
}

/** Signs the version that is there with the key of the save that wrote it. */
export async function signSave(execute: Execute, id: string, { saveKey }: SaveKeys): Promise<void> {
  if (saveKey) await execute(sql`update walks set last_save = ${saveKey} where id = ${id}`)
}

/** Was the version that is there written by one of these saves? */
export async function isSavedBy(execute: Execute, id: string, keys: SaveKeys): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from walks where id = ${id} and last_save = any(${list(saveKeysOf(keys))})`)
  return rows.length > 0
}

/** The walk that a person began with one of these saves; null for none. */
export async function walkBegunBy(
  execute: Execute,
  author: string,
  keys: SaveKeys,
): Promise<{ id: string; version: number } | null> {
  const { rows } = await execute<{ id: string; version: number }>(sql`
    select id, version from walks
    where created_by = ${author} and last_save = any(${list(saveKeysOf(keys))}) limit 1`)
  return rows[0] ?? null
}
