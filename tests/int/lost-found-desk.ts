import { createLocalReq, type Payload } from 'payload'

import { createLostFoundReport } from '@/features/lost-found/api'
import { ownToken } from '@/features/lost-found/links'
import { publishOwnReport } from '@/features/lost-found/own-api'
import type { LostFoundReport } from '@/payload-types'
import { parisDay } from '@/platform/time/model'

import type { Who, World } from './access/world'
import { call } from './in-process'

export const TODAY = parisDay(new Date())

/** What people do with reports of lost and found animals, and what is kept of it. */
export function reportDesk(payloadOf: () => Payload, worldOf: () => World) {
  let writers = 0
  const pool = () => payloadOf().db.pool
  const report = (more: object = {}, as: Who = 'anonymous') => {
    writers += 1
    const body = {
      kind: 'LOST',
      species: 'CAT',
      day: TODAY,
      near: 'Loches (37)',
      coat: 'GINGER',
      contactName: 'Jeanne',
      email: `avis-${writers}@exemple.fr`,
      ...more,
    }
    return call(worldOf(), createLostFoundReport, { as, body })
  }
  const rowOf = (id: unknown): Promise<LostFoundReport> =>
    payloadOf().findByID({ collection: 'lost-found-reports', id: String(id), depth: 0 })
  return {
    pool,
    report,
    rowOf,
    newReq: () => createLocalReq({}, payloadOf()),
    mailsTo: async (address: string) =>
      (
        await pool().query<{ subject: string; text: string; html: string }>(
          'select subject, text, html from emails where lower("to") = $1 order by created_at',
          [address],
        )
      ).rows,
    /** A report that is online. */
    online: async (more: object = {}): Promise<LostFoundReport> => {
      const { json } = await report(more)
      const token = ownToken(await rowOf(json.id))
      await call(worldOf(), publishOwnReport, { params: { token }, body: {} })
      return rowOf(json.id)
    },
  }
}
