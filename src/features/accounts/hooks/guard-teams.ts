import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { sessionOf } from '@/platform/db/session'
import { refuse, refuseRule } from '@/platform/validation/issues'

import { changeTeams, sheltersLosingAdmin, type Membership } from '../model'
import { hasOtherAdmin } from '../public'

/**
 * Two people who remove each other at the same moment wait for each other: the second is
 * judged by what the first left. Held to the end of the transaction, always in one order.
 */
async function holdTeams(req: PayloadRequest, shelters: readonly string[]): Promise<void> {
  const session = await sessionOf(req)
  for (const id of [...shelters].sort())
    await session.execute(sql`select 1 from shelters where id = ${id} for no key update`)
}

async function guardLastAdmin(req: PayloadRequest, userId: string, shelters: string[]) {
  await holdTeams(req, shelters)
  const session = await sessionOf(req)
  for (const shelter of shelters) {
    const { rows } = await session.execute<{ others: boolean }>(
      sql`select ${hasOtherAdmin(sql`${shelter}`, sql`o._parent_id = ${userId}`)} as others`,
    )
    if (rows[0]?.others !== true) {
      const message = 'Le dernier administrateur d’un refuge ne peut pas être retiré'
      refuseRule('users', [{ path: 'memberships', message }])
    }
  }
}

/** Applies the rules of teams to every write of a person. */
export const guardTeams: CollectionBeforeChangeHook<User> = async ({
  context,
  data,
  originalDoc,
  req,
}) => {
  const actor = actorOf(req)
  if (!actor || !('memberships' in data)) return data
  const before = originalDoc?.memberships ?? []
  const isOwn = actor.id === originalDoc?.id
  const leaves = context.leavesTeam ?? null
  const change = changeTeams(actor, before, data.memberships ?? [], isOwn, leaves)
  if (!change.allowed) refuse('users', [{ path: 'memberships', message: change.reason }], 403)
  if (originalDoc?.id) {
    await guardLastAdmin(req, originalDoc.id, sheltersLosingAdmin(before, change.memberships))
  }
  return { ...data, memberships: change.memberships }
}

export const guardAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    // The rows of every team count, also those the author cannot read.
    overrideAccess: true,
    req,
  })
  const before = (user.memberships ?? []) as Membership[]
  await guardLastAdmin(req, String(id), sheltersLosingAdmin(before, []))
}
