import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'

import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { extendCollections } from '@/platform/plugins'

import { todayAt } from './today'

/** The stay ends with the day on which the animal leaves; a step that is taken back takes that back. */
const followStatus: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  const [was, is] = [previousDoc?.status, doc.status]
  if (!was || was === is) return
  const session = await sessionOf(req)
  const execute = session.execute.bind(session)
  if (was === 'AT_SHELTER') {
    const today = await todayAt(execute, idOf(doc.shelter) ?? '')
    await execute(sql`
      update foster_stays set ended_on = greatest(started_on, ${today}::date),
        ended_by_leaving = true, version = version + 1, updated_at = now()
      where animal_id = ${doc.id} and ended_on is null`)
  } else if (is === 'AT_SHELTER' && req.context.undoing === doc.id) {
    await execute(sql`
      update foster_stays s set ended_on = null, ended_by_leaving = false, version = version + 1,
        updated_at = now()
      where s.animal_id = ${doc.id} and s.ended_by_leaving
        and s.started_on = (select max(o.started_on) from foster_stays o
          where o.animal_id = s.animal_id)
        and not exists (select 1 from foster_stays o
          where o.animal_id = s.animal_id and o.ended_on is null)`)
  }
}

/** With the sheet of an animal goes where it lived. */
const forgetStays: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req)
  await session.execute(sql`delete from foster_stays where animal_id = ${String(id)}`)
}

export const fostersPlugin = extendCollections({
  animals: { afterChange: [followStatus], beforeDelete: [forgetStays] },
})
