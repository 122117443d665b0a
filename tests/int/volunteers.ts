import type { Payload } from 'payload'
import { expect } from 'vitest'

import * as own from '@/features/volunteering/api'
import * as desk from '@/features/volunteering/desk/api'
import { addDays, parisDay } from '@/platform/time/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'

export let payload: Payload
export let world: World
export const pool = () => payload.db.pool
export const one = async (text: string, values: unknown[] = []) =>
  (await pool().query<Record<string, unknown>>(text, values)).rows[0] ?? {}

export const MISSION = {
  title: 'Promener les chiens',
  kind: 'WALKS',
  rhythm: 'WEEKLY',
  skills: ['DOGS'],
  minAge: 16,
  description: 'Une heure avec un chien, deux par deux.',
  near: 'Rennes (35)',
}
export const OFFER = { name: 'Léa Martin', phone: '06 12 34 56 78', age: 20 }
export const TOMORROW = addDays(parisDay(new Date()), 1)

type Route = Parameters<typeof call>[1]
export const team = (as: Who, route: Route, body: unknown, id = '', shelterId = world.a.shelter) =>
  call(world, route, { as, params: { shelterId, id }, body })
export const mine = (as: Who, route: Route, id: string, body: unknown = {}) =>
  call(world, route, { as, params: { id }, body })
export const idOf = ({ json }: Answer): string => (json.data as { id: string }).id

export async function newMission(more: object = {}): Promise<{ id: string; slug: string }> {
  const id = idOf(await team('moderator', desk.createMissionRoute, { ...MISSION, ...more }))
  const { slug } = await one('select slug from volunteer_missions where id = $1', [id])
  return { id, slug: String(slug) }
}
export async function offered(
  mission: string,
  as: Who = 'visitor',
  more: object = {},
): Promise<string> {
  const answer = await mine(as, own.applyRoute, mission, { ...OFFER, ...more })
  expect(answer.json).toMatchObject({ success: true })
  const row = await one('select id from volunteer_applications order by created_at desc limit 1')
  return String(row.id)
}
export const decide = (id: string, outcome = 'ACCEPTED', reason = '', as: Who = 'moderator') =>
  team(as, desk.decideApplicationRoute, { outcome, reason }, id)
export async function newSlot(mission: string, more: object = {}): Promise<string> {
  const slot = { mission, day: TOMORROW, time: '10:00', minutes: 120, places: 2, ...more }
  const answer = await team('moderator', desk.createSlotsRoute, slot)
  expect(answer.status).toBe(200)
  return String((await one('select id from volunteer_slots order by created_at desc limit 1')).id)
}
export const notices = async (user: string) =>
  (
    await pool().query<{ type: string }>(
      'select type from notifications where user_id = $1 order by created_at',
      [user],
    )
  ).rows.map(({ type }) => type)
export const letters = async (subject: string) =>
  (await one('select count(*)::int as n from emails where subject like $1', [subject])).n
export const past = (slot: string) =>
  pool().query(`update volunteer_slots set starts_at = now() - interval '1 day' where id = $1`, [
    slot,
  ])

/** A world whose people confirmed their address; begun once by each file. */
export async function beginWorld(): Promise<void> {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await pool().query('update users set email_verified = now()')
}

/** Forgets everything of volunteering. */
export async function forgetAll(): Promise<void> {
  for (const table of ['shifts', 'slots', 'applications', 'missions', 'calendars']) {
    await pool().query(`delete from volunteer_${table}`)
  }
  await pool().query('delete from volunteers')
  for (const table of ['notifications', 'rate_limits', 'emails']) {
    await pool().query(`delete from ${table}`)
  }
}
