import { sql } from '@payloadcms/db-postgres'

import { hasCome, hasOtherAdmin } from '@/features/accounts/public'
import { OPEN_STATUSES } from '@/features/adoptions/model'
import { isLive } from '@/features/donations/model'
import type { SponsorshipStatus } from '@/features/donations/model'
import type { Execute } from '@/platform/db/transaction'
import { ofName } from '@/platform/french.model'

import { ids, type Found } from './find'
import { countWords, keptSentences, type Holding, type Kind } from './model'

/** The keys of a table that are the person’s own, not what they signed in their work. */
export const ownKeys = (found: readonly Found[], table: string): string[] => [
  ...new Set(
    found
      .filter(({ place }) => place.table === table && place.kind !== 'work')
      .flatMap(({ keys }) => keys),
  ),
]

/** Shelters that would have no ADMIN left; their rows are held when the caller is in a transaction. */
async function orphanedShelters(execute: Execute, users: readonly string[]): Promise<string[]> {
  const { rows } = await execute<{ name: string }>(sql`
    select name from shelters
    where id in (select shelter_id from users_memberships
        where role = 'ADMIN' and _parent_id in (select id from users
          where id = any(${ids(users)}) and email_verified is not null))
      and not ${hasOtherAdmin(sql`shelters.id`, sql`o._parent_id = any(${ids(users)})`)}
    order by name
    for update of shelters
  `)
  return rows.map(({ name }) => name)
}

/** Would nobody be left for the platform? Whoever was named and never came does not count. */
async function isLastSuperAdmin(execute: Execute, users: readonly string[]): Promise<boolean> {
  const { rows } = await execute<{ id: string; has_come: boolean }>(sql`
    select id, ${hasCome(sql`users`)} as has_come from users
    where is_super_admin order by id for update
  `)
  return (
    rows.some(({ id }) => users.includes(id)) &&
    !rows.some(({ id, has_come }) => has_come && !users.includes(id))
  )
}

/** The accounts and the donors of an address. */
type Giving = { users: string[]; donors: string[] }

export const givingOf = (found: readonly Found[]): Giving => ({
  users: ownKeys(found, 'users'),
  donors: ownKeys(found, 'donors'),
})

/** The same, asked of the indexes alone: both keep addresses in small letters. */
export async function givingOfAddress(execute: Execute, email: string): Promise<Giving> {
  const users = await execute<{ id: string }>(sql`select id from users where email = ${email}`)
  const accounts = users.rows.map(({ id }) => id)
  const donors = await execute<{ id: string }>(sql`
    select id from donors where email = ${email} or user_id = any(${ids(accounts)})
  `)
  return { users: accounts, donors: donors.rows.map(({ id }) => id) }
}

/** Why an erasure cannot be done today: one sentence each, which says what to do first. */
export async function refusalsOf(
  execute: Execute,
  email: string,
  { users, donors }: Giving,
): Promise<string[]> {
  const refusals = (await orphanedShelters(execute, users)).map(
    (name) =>
      `C’est le dernier compte administrateur de «\u00a0${name}\u00a0»\u00a0: donnez d’abord ce rôle à quelqu’un d’autre.`,
  )
  if (users.length > 0 && (await isLastSuperAdmin(execute, users))) {
    refusals.push('C’est le dernier compte de super administration de la plateforme.')
  }
  const { rows: shelters } = await execute<{ name: string }>(sql`
    select name from shelters
    where lower(email) = ${email} and status in ('APPROVED', 'SUSPENDED') order by name
  `)
  for (const { name } of shelters) {
    refusals.push(
      `C’est l’adresse publique de «\u00a0${name}\u00a0»\u00a0: changez-la d’abord dans la fiche du refuge.`,
    )
  }
  // Of a gift that is not paid yet there are few: an index finds them.
  const isOwn = sql`status = 'PENDING' and (lower(email) = ${email} or donor_id = any(${ids(donors)}))`
  const { rows: waiting } = await execute(sql`
    select 1 from donations where ${isOwn} union all select 1 from sponsorships where ${isOwn}
  `)
  if (waiting.length > 0) {
    refusals.push(
      'Une page de paiement est encore ouverte pour un don\u00a0: réessayez dans deux heures, quand elle sera fermée.',
    )
  }
  return refusals
}

/** The open requests of the person. */
export async function openRequests(
  execute: Execute,
  found: readonly Found[],
): Promise<{ id: string; animal: string }[]> {
  const open = sql.param([...OPEN_STATUSES])
  const { rows } = await execute<{ id: string; animal: string }>(sql`
    select r.id, a.name as animal from adoption_requests r join animals a on a.id = r.animal_id
    where r.status::text = any(${open}::text[])
      and r.id = any(${ids(ownKeys(found, 'adoption_requests'))})
    order by r.id
  `)
  return rows
}

/** The sponsorships of the person from which money is still taken. */
export async function liveSponsorships(
  execute: Execute,
  found: readonly Found[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await execute<{ id: string; name: string; status: SponsorshipStatus }>(sql`
    select s.id, s.status, coalesce(a.name, h.name) as name
    from sponsorships s
    left join animals a on a.id = s.animal_id
    left join shelters h on h.id = s.shelter_id
    where s.id = any(${ids(ownKeys(found, 'sponsorships'))})
    order by s.id
  `)
  return rows.filter(({ status }) => isLive(status))
}

async function endsOf(execute: Execute, found: readonly Found[]): Promise<string[]> {
  const tickets = await execute<{ number: number }>(sql`
    select number from tickets where status not in ('RESOLVED', 'CLOSED')
      and id = any(${ids(ownKeys(found, 'tickets'))}) order by number
  `)
  const joins = await execute<{ name: string }>(sql`
    select name from shelters where status = 'PENDING'
      and id = any(${ids(ownKeys(found, 'shelters'))}) order by name
  `)
  return [
    ...(ownKeys(found, 'users').length > 0 ? ['Le compte est fermé, avec tous ses accès.'] : []),
    ...(await openRequests(execute, found)).map(
      ({ animal }) => `La demande d’adoption pour ${animal} est retirée.`,
    ),
    ...(await liveSponsorships(execute, found)).map(
      ({ name }) => `Le parrainage ${ofName(name)} est arrêté\u00a0: plus rien n’est débité.`,
    ),
    ...tickets.rows.map(({ number }) => `Le ticket n° ${number} est clos.`),
    ...joins.rows.map(
      ({ name }) => `La demande de «\u00a0${name}\u00a0» pour rejoindre la plateforme est close.`,
    ),
  ]
}

/** How many rows of each kind. */
export function countsOf(found: readonly Found[]): Holding['counts'] {
  const counts = new Map<Kind, Set<string>>()
  for (const { place, keys } of found) {
    const known = counts.get(place.kind) ?? new Set<string>()
    for (const key of keys) known.add(`${place.table} ${key}`)
    counts.set(place.kind, known)
  }
  return [...counts].map(([kind, { size }]) => ({
    kind,
    count: size,
    words: countWords(kind, size),
  }))
}

/** What is held about an address, what erasing would end, and what would stay. */
export async function holdingOf(
  execute: Execute,
  email: string,
  found: readonly Found[],
): Promise<Holding> {
  const counts = countsOf(found)
  return {
    email,
    counts,
    ends: await endsOf(execute, found),
    refusals: found.length > 0 ? await refusalsOf(execute, email, givingOf(found)) : [],
    keeps: keptSentences(counts.map(({ kind }) => kind)),
  }
}
