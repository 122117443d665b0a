import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'

import type { Animal } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { extendCollections } from '@/platform/plugins'

import { isHere } from './model'
import { todayAt } from './today'

/**
 * The stay ends with the day on which the animal leaves, or goes to another shelter; a step that is taken
 * back takes that back. The row of the animal is held by whoever writes it: so are its stays.
 */
const followAnimal: CollectionAfterChangeHook<Animal> = async ({ doc, previousDoc, req }) => {
  if (!previousDoc?.status) return
  const [was, is] = [isHere(previousDoc.status), isHere(doc.status)]
  const shelter = idOf(previousDoc.shelter) ?? ''
  const isMoved = shelter !== idOf(doc.shelter)
  if (was === is && !isMoved) return
  const session = await sessionOf(req)
  const execute = session.execute.bind(session)
  if (was) {
    const today = await todayAt(execute, shelter)
    await execute(sql`
      update foster_stays set ended_by_leaving = ended_on is null and ${!isMoved}::boolean,
        ended_on = coalesce(ended_on, greatest(started_on, ${today}::date)),
        version = version + 1, updated_at = now()
      where animal_id = ${doc.id} and (ended_on is null or ended_by_leaving)`)
  } else if (req.context.undoing === doc.id) {
    await execute(sql`
      update foster_stays set ended_on = null, ended_by_leaving = false, version = version + 1,
        updated_at = now()
      where animal_id = ${doc.id} and ended_by_leaving`)
  } else {
    await execute(sql`
      update foster_stays set ended_by_leaving = false
      where animal_id = ${doc.id} and ended_by_leaving`)
  }
}

/** With the sheet of an animal goes where it lived. */
const forgetStays: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await sessionOf(req)
  await session.execute(sql`delete from foster_stays where animal_id = ${String(id)}`)
}

export const fostersPlugin = extendCollections({
  animals: { afterChange: [followAnimal], beforeDelete: [forgetStays] },
})
