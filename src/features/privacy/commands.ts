import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { withdrawForErasure } from '@/features/adoptions/commands/withdraw-for-erasure'
import { endSponsorship } from '@/features/donations/sponsorships/commands/end'
import { endForErasure } from '@/features/lost-found/commands/end-for-erasure'
import { recount } from '@/features/supply-requests/commands/recount'
import { withdrawForErasure as withdrawGifts } from '@/features/supply-requests/commands/withdraw-for-erasure'
import { leaveForErasure } from '@/features/volunteering/commands/leave-for-erasure'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { removeFiles, sweepFiles } from '@/platform/storage/transaction'

import type { PersonFile } from './archive/names.model'
import {
  filesOf,
  findPerson,
  fragment,
  ids,
  isKeyAmong,
  rowsOf,
  type Found,
  type Known,
} from './find'
import { isRetyped, KIND_LABELS, normalise, type Holding } from './model'
import {
  countsOf,
  givingOf,
  givingOfAddress,
  holdingOf,
  liveSponsorships,
  openRequests,
  ownKeys,
  refusalsOf,
} from './plan'

/** One line of the audit log, which says what was done and how much, never about whom. */
async function note(
  req: PayloadRequest,
  done: { action: 'CREATE' | 'DELETE'; entity: string; note: string },
  found: readonly Found[],
): Promise<void> {
  await req.payload.db.create({
    collection: 'audit-log',
    req,
    returning: false,
    data: {
      ...done,
      entityId: randomUUID(),
      user: req.user?.id ?? null,
      after: Object.fromEntries(countsOf(found).map(({ kind, count }) => [kind, count])),
    },
  })
}

/** What the database holds about an address. For super admins: the caller has checked. */
export async function describePerson(req: PayloadRequest, email: string): Promise<Holding> {
  const address = normalise(email)
  return inTransaction(req, async (execute) => {
    const { found } = await findPerson(execute, address)
    return holdingOf(execute, address, found)
  })
}

/**
 * Why an erasure of an address cannot be done today, with a few short questions: nothing else of what
 * is held is looked for.
 */
export async function refusalsFor(req: PayloadRequest, email: string): Promise<string[]> {
  const address = normalise(email)
  return inTransaction(req, async (execute) =>
    refusalsOf(execute, address, await givingOfAddress(execute, address)),
  )
}

/** A copy of what is held: the data as plain JSON, and the stored files that they name. */
export type PersonCopy = { data: object; files: PersonFile[] }

/**
 * Everything that the database holds about an address (articles 15 and 20 of the GDPR): rows as they
 * are stored, without secrets, and the stored files. For super admins, and for the person: the caller
 * has checked.
 */
export async function copyPerson(req: PayloadRequest, email: string): Promise<PersonCopy> {
  const address = normalise(email)
  return inTransaction(req, async (execute) => {
    const { found } = await findPerson(execute, address)
    const held = []
    for (const each of found) {
      const { table, kind } = each.place
      held.push({ what: KIND_LABELS[kind][1], table, rows: await rowsOf(execute, each) })
    }
    const files = await filesOf(
      execute,
      found.filter(({ place }) => !place.holdsCopies),
    )
    const words = 'Copie des données d’une personne'
    await note(req, { action: 'CREATE', entity: 'copie-de-donnees', note: words }, found)
    const keys = files.map(({ key }) => key)
    return { data: { email: address, at: new Date().toISOString(), held, files: keys }, files }
  })
}

async function eraseRows(execute: Execute, { place, keys }: Found, known: Known): Promise<void> {
  const of = isKeyAmong(place, keys)
  const table = sql.identifier(place.table)
  if (place.erase === 'delete') {
    await execute(sql`delete from ${table} where ${of}`)
    return
  }
  const columns = Object.entries(place.erase).map(([name, value]) => {
    const isSql = value !== null && typeof value === 'object'
    return sql`${sql.identifier(name)} = ${isSql ? fragment(value.sql, known) : value}`
  })
  if (columns.length === 0) return
  await execute(sql`update ${table} set ${sql.join(columns, sql`, `)} where ${of}`)
}

/** Consents that were given end with what they allowed; the line says so without the person. */
async function withdrawConsents(execute: Execute, found: readonly Found[]): Promise<void> {
  await execute(sql`
    insert into consents (id, kind, decision, at, shelter_id, text, source, source_id)
    select gen_random_uuid(), kind, 'WITHDRAWN', now(), shelter_id, text, source, source_id
    from consents
    where decision = 'GIVEN' and id = any(${ids(ownKeys(found, 'consents'))})
  `)
}

/** Sites that show the person or their animal are drawn again. */
async function refreshSites(req: PayloadRequest, execute: Execute, found: readonly Found[]) {
  const { rows } = await execute<{ shelter: string }>(sql`
    select distinct shelter_id as shelter from users_memberships
    where id = any(${sql.param(ownKeys(found, 'users_memberships'))}::varchar[])
  `)
  const { rows: places } = await execute<{ slug: string }>(sql`
    select slug from places where id = any(${ids(ownKeys(found, 'places'))})
  `)
  const { rows: thanked } = await execute<{ campaign: string }>(sql`
    select distinct campaign_id as campaign from donations where campaign_id is not null
      and id = any(${ids(ownKeys(found, 'donations'))})
  `)
  await touch(req, [
    ...thanked.map(({ campaign }) => tags.campaign(campaign)),
    ...places.map(({ slug }) => tags.place(slug)),
    ...rows.map(({ shelter }) => tags.shelterTeam(shelter)),
    ...ownKeys(found, 'animals').map((id) => tags.animal(id)),
    ...ownKeys(found, 'users').map((id) => tags.profile(id)),
    ...ownKeys(found, 'lost_found_reports').map((id) => tags.lostFound(id)),
    ...ownKeys(found, 'walks').map((id) => tags.walk(id)),
    ...(await countedWith(execute, found)),
  ])
}

/** What the person said they would bring to shelters is awaited no more; always in the same order. */
async function recountGivers(req: PayloadRequest, execute: Execute, found: readonly Found[]) {
  const { rows } = await execute<{ request: string; shelter: string }>(sql`
    select distinct request_id as request, shelter_id as shelter from supply_responses
    where id = any(${ids(ownKeys(found, 'supply_responses'))})
    order by 1
  `)
  for (const row of rows) await recount(req, execute, row)
}

/** What says how many people like or follow it, the person among them, or shows what they wrote. */
async function countedWith(execute: Execute, found: readonly Found[]): Promise<string[]> {
  const keys = (table: string) => sql`id = any(${ids(ownKeys(found, table))})`
  const { rows } = await execute<{ kind: keyof typeof COUNTED; id: string }>(sql`
    select 'like' as kind, animal_id as id from animal_likes where ${keys('animal_likes')}
    union all
    select 'shelter', shelter_id from shelter_follows where ${keys('shelter_follows')}
    union all
    select 'profile', followed_id from profile_follows where ${keys('profile_follows')}
    union all
    select 'seen', report_id from lost_found_sightings where ${keys('lost_found_sightings')}
    union all
    select 'wall', animal_id from wall_posts where ${keys('wall_posts')} and animal_id is not null
  `)
  return rows.map(({ kind, id }) => COUNTED[kind](id))
}

const COUNTED = {
  like: tags.animalLikes,
  shelter: tags.shelterFollowers,
  profile: tags.profileFollowers,
  seen: tags.lostFound,
  wall: tags.animalWall,
}

/** What is running ends first: at the payment provider, then in the transaction of the erasure. */
async function endSponsorships(req: PayloadRequest, email: string): Promise<void> {
  const own = await createLocalReq({}, req.payload)
  const live = await inTransaction(own, async (execute) => {
    const { found } = await findPerson(execute, email, { isOwnOnly: true })
    refuseIf(await refusalsOf(execute, email, givingOf(found)))
    return liveSponsorships(execute, found)
  })
  for (const { id } of live) {
    await endSponsorship(await createLocalReq({}, req.payload), id, 'DONOR')
  }
}

function refuseIf(refusals: readonly string[]): void {
  if (refusals.length > 0) throw new HttpError(422, refusals.join(' '))
}

/**
 * Takes a person out of everything that the database holds (article 17 of the GDPR): accounting
 * stays without them, the rest goes, with its files. What is running is ended first. The second
 * time there is nothing left, and nothing happens. For super admins: the caller has checked.
 * @param typed the address once more, by hand
 * @returns how many rows of each kind were erased
 * @throws {HttpError} 400 when the address was typed otherwise, 422 with the reasons why it cannot
 * be done today, 503 when the payment provider does not answer
 */
export async function erasePerson(
  req: PayloadRequest,
  email: string,
  typed: string,
): Promise<Holding['counts']> {
  const address = normalise(email)
  if (!isRetyped(typed, address)) {
    const message = 'Retapez exactement l’adresse de la personne'
    throw new HttpError(400, message, { fields: { confirmation: message } })
  }
  await endSponsorships(req, address)
  try {
    return await inTransaction(req, async (execute) => {
      await lockName(execute, `erase ${address}`)
      const before = await findPerson(execute, address, { isOwnOnly: true })
      for (const { id } of await openRequests(execute, before.found)) {
        await withdrawForErasure(req, execute, id)
      }
      for (const id of ownKeys(before.found, 'lost_found_reports').sort()) {
        await endForErasure(req, execute, id)
      }
      await leaveForErasure(req, execute, ownKeys(before.found, 'volunteer_shifts'))
      await withdrawGifts(req, execute, ownKeys(before.found, 'supply_responses'))
      // Receipts that are being made are waited for.
      await execute(sql`
        select 1 from receipt_orders
        where payment_id = any(${ids(ownKeys(before.found, 'receipt_orders'))})
        order by payment_id for update`)
      // Once more: what ended has written lines of its own.
      const { found, known } = await findPerson(execute, address)
      if (found.length === 0) return []
      refuseIf(await refusalsOf(execute, address, givingOf(found)))
      await removeFiles(
        req,
        (await filesOf(execute, found)).map(({ key }) => key),
      )
      await refreshSites(req, execute, found)
      await withdrawConsents(execute, found)
      for (const each of found) await eraseRows(execute, each, known)
      await recountGivers(req, execute, found)
      const words = 'Effacement des données d’une personne'
      await note(req, { action: 'DELETE', entity: 'personne', note: words }, found)
      return countsOf(found)
    })
  } finally {
    await sweepFiles()
  }
}
