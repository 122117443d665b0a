import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { sortPaths } from '@/platform/access/filter-bounds'
import { idOf } from '@/platform/access/model'

const refused = () => new APIError('Ce filtre n’est pas autorisé', 400, null, true)

/** The id of no row. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const isOfTeams = (path: string): boolean => /^memberships(?:\.|__|$)/.test(path)

/** Of the shelters that are asked for, those in whose team one is oneself: the menu asks for them. */
function ownShelters(comparison: unknown, own: ReadonlySet<string>): object {
  const entries = Object.entries(comparison ?? {})
  const [[operator, value] = [], ...others] = entries
  if (others.length > 0 || (operator !== 'equals' && operator !== 'in')) throw refused()
  const asked = (Array.isArray(value) ? value : String(value).split(',')).map(String)
  return { in: [NOBODY, ...asked.filter((shelter) => own.has(shelter))] }
}

function bounded(where: Where, own: ReadonlySet<string>): Where {
  const entries = Object.entries(where).map(([path, value]): [string, unknown] => {
    if (Array.isArray(value)) return [path, value.map((part) => bounded(part, own))]
    if (!isOfTeams(path)) return [path, value]
    if (path !== 'memberships.shelter') throw refused()
    return [path, ownShelters(value, own)]
  })
  return Object.fromEntries(entries) as Where
}

/**
 * What a filter or an order by the teams of people finds would tell those that `hideOtherTeams`
 * hides: whoever is no super admin asks for their own teams alone.
 */
export const boundTeamFilters: CollectionBeforeOperationHook = ({ args, req }) => {
  const { overrideAccess, where, sort } = args as {
    overrideAccess?: boolean
    where?: Where
    sort?: unknown
  }
  const actor = actorOf(req)
  if (overrideAccess === true || actor?.isSuperAdmin) return args
  if (sortPaths(sort).some(isOfTeams)) throw refused()
  if (!where) return args
  const own = new Set((actor?.memberships ?? []).flatMap(({ shelter }) => idOf(shelter) ?? []))
  return { ...args, where: bounded(where, own) }
}
