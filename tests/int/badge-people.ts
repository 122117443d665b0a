import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'

import * as api from '@/features/badges/api'
import { recountTouched } from '@/features/badges/commands/recount'
import type { Criteria } from '@/features/badges/model'
import type { OwnBadge, UserBadge } from '@/features/badges/view'

import { beginWorld as begin, one, payload, pool, world } from './volunteers'
import type { Who } from './access/world'
import { call } from './in-process'

export { begin, one, payload, pool, world }
export type Person = Exclude<Who, 'anonymous'>

export const BADGE = {
  name: 'Main tendue',
  description: 'Pour qui donne de son temps aux animaux.',
  criteriaType: 'FOLLOWERS_COUNT',
  criteriaValue: 1,
}

export const query = (text: string, values: unknown[] = []) => pool().query(text, values)

/** Nobody has a badge, and nothing waits to be counted. */
export async function forget(): Promise<void> {
  for (const table of [
    'user_badges',
    'badges',
    'badge_touches',
    'notifications',
    'rate_limits',
    'payload_jobs',
    'profile_follows',
  ]) {
    await query(`delete from ${table}`)
  }
}

export const create = (as: Who, body: unknown) => call(world, api.createBadgeRoute, { as, body })

let made = 0
/** @returns id of a badge that counts this */
export async function badge(criteriaType: Criteria, criteriaValue = 1, more: object = {}) {
  made += 1
  const name = `Badge ${made}`
  const { json } = await create('superAdmin', {
    ...BADGE,
    name,
    criteriaType,
    criteriaValue,
    ...more,
  })
  return (json.data as { id: string }).id
}

/** Counts those of whom something changed, as the task does every minute. */
export const recount = async () => recountTouched(await createLocalReq({}, payload))

/** What the API tells of a badge of somebody. */
export async function held(id: string, of: Person = 'visitor'): Promise<UserBadge> {
  const { json } = await call(world, api.listUserBadgesRoute, {
    as: 'superAdmin',
    params: { userId: world.users[of] },
  })
  const { badges } = json.data as { badges: UserBadge[] }
  return badges.find((each) => each.id === id) as UserBadge
}

export async function own(as: Person = 'visitor') {
  const { json } = await call(world, api.listOwnBadgesRoute, { as })
  return { worn: json.activeTitleId, badges: json.badges as OwnBadge[] }
}

export const unlock = (
  badgeId: string,
  { as = 'superAdmin', of = 'visitor', body = {} }: { as?: Who; of?: Person; body?: object } = {},
) => call(world, api.toggleUnlockRoute, { as, params: { userId: world.users[of], badgeId }, body })

export const display = (
  badgeId: string,
  { as = 'superAdmin', of = 'visitor', body = {} }: { as?: Who; of?: Person; body?: object } = {},
) => call(world, api.toggleDisplayRoute, { as, params: { userId: world.users[of], badgeId }, body })

export const wear = (badgeId: string, body: unknown = {}, as: Who = 'visitor') =>
  call(world, api.displayOwnBadgeRoute, { as, params: { badgeId }, body })

/** A line of the ledger of an address. */
export async function pay(email: string, cents: number, more: { sponsorship?: string } = {}) {
  await query(
    `insert into donors (id, email) values (gen_random_uuid(), $1) on conflict do nothing`,
    [email],
  )
  await query(
    `insert into payments (id, kind, happened_at, donor_id, amount_cents, tip_cents, provider,
       provider_id, entry_key, sponsorship_id)
     select gen_random_uuid(), $2, now(), d.id, $3, 100, 'simulator', $4, $4, $5
     from donors d where d.email = $1`,
    [email, cents < 0 ? 'REFUND' : 'CHARGE', cents, randomUUID(), more.sponsorship ?? null],
  )
}

/** A request of somebody for the public animal of the first shelter. */
export async function request(more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID()
  const row = {
    id,
    shelter_id: world.a.shelter,
    animal_id: world.a.animals.public,
    applicant_name: 'Zoé',
    applicant_user_id: world.users.visitor,
    ...more,
  }
  const names = Object.keys(row)
  await query(
    `insert into adoption_requests (${names.join(', ')})
     values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return id
}
