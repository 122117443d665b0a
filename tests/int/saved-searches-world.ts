import { createLocalReq, type Payload } from 'payload'

import { noteArrivals } from '@/features/animals/arrivals/commands'
import { confirmSearchRoute, saveSearchRoute } from '@/features/saved-searches/api'
import { tellSearches, type Outcome } from '@/features/saved-searches/commands/tell'
import { searchToken } from '@/features/saved-searches/links'
import type { Cadence } from '@/features/saved-searches/model'
import type { Animal } from '@/payload-types'

import { legalCat, type Who, type World } from './access/world'
import { call, type Answer } from './in-process'

export type Mail = { to: string; subject: string; text: string; html: string }

/** What the tests of saved searches do again and again. */
export function searchDesk(payloadOf: () => Payload, worldOf: () => World) {
  const pool = () => payloadOf().db.pool
  const newReq = () => createLocalReq({}, payloadOf())

  const ask = (sent: object, as: Who = 'anonymous'): Promise<Answer> =>
    call(worldOf(), saveSearchRoute, { as, body: { cadence: 'NOW', ...sent } })

  const idOf = async (email: string): Promise<string> => {
    const { rows } = await pool().query<{ id: string }>(
      'select id from saved_searches where email = $1 order by created_at desc limit 1',
      [email],
    )
    return rows[0]?.id ?? ''
  }
  const rowOf = async (email: string) =>
    (await pool().query('select * from saved_searches where email = $1', [email])).rows as Array<
      Record<string, unknown>
    >

  /** A search that its owner confirmed. */
  const confirmed = async (email: string, query: string, cadence: Cadence = 'NOW') => {
    await ask({ email, query, cadence })
    const token = searchToken(await idOf(email))
    await call(worldOf(), confirmSearchRoute, { body: { token } })
    await pool().query('delete from emails')
    return token
  }

  const come = async (name: string, more: Partial<Animal> = {}): Promise<Animal> =>
    payloadOf().create({
      collection: 'animals',
      overrideAccess: true,
      data: { ...legalCat, name, shelter: worldOf().a.shelter, ...more } as never,
    })

  const tell = async (cadence: Cadence = 'NOW', now = new Date()): Promise<Outcome> => {
    const last = await noteArrivals(await newReq())
    return tellSearches(payloadOf(), cadence, { last, now })
  }

  const mails = async (to?: string) =>
    (
      await pool().query<Mail>(
        'select "to", subject, text, html from emails where $1::text is null or "to" = $1 order by created_at, id',
        [to ?? null],
      )
    ).rows

  const clean = async () => {
    for (const table of ['saved_searches', 'saved_search_rounds', 'emails', 'rate_limits'])
      await pool().query(`delete from ${table}`)
    await noteArrivals(await newReq())
  }
  return { pool, newReq, ask, idOf, rowOf, confirmed, come, tell, mails, clean }
}
