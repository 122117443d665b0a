import type { CollectionAfterOperationHook } from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf, type Actor } from '@/platform/access/model'

type Teams = Pick<User, 'id' | 'memberships'>

/** Whoever looks after a team sees what its people are in it, and nothing of their other teams. */
function withOwnTeams<Row extends Teams>(row: Row, actor: Actor): Row {
  if (!Array.isArray(row.memberships) || actor?.isSuperAdmin || actor?.id === row.id) return row
  const seen = row.memberships.filter(({ shelter }) => can(actor, 'manageUsers', idOf(shelter)))
  return { ...row, memberships: seen }
}

/**
 * Takes the teams of others out of every answer about a person. Done when the operation is over:
 * the rules and the log of a write know all of them.
 */
export const hideOtherTeams: CollectionAfterOperationHook<'users'> = ({
  overrideAccess,
  req,
  result,
}) => {
  if (overrideAccess === true || !result || typeof result !== 'object') return result
  const actor = actorOf(req)
  if ('docs' in result && Array.isArray(result.docs)) {
    return { ...result, docs: (result.docs as User[]).map((row) => withOwnTeams(row, actor)) }
  }
  return withOwnTeams(result as User, actor)
}
