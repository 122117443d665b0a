import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload'

import { actorOf, rowsOf } from './builders'
import type { Permission } from './model'

function pathsIn(where: Where | undefined): string[] {
  if (!where || typeof where !== 'object') return []
  return Object.entries(where).flatMap(([key, value]) =>
    ['and', 'or'].includes(key.toLowerCase()) && Array.isArray(value)
      ? value.flatMap((each) => pathsIn(each))
      : [key],
  )
}

function sortPaths(sort: unknown): string[] {
  const list = typeof sort === 'string' ? sort.split(',') : Array.isArray(sort) ? sort : []
  return list.map((each) => String(each).replace(/^-/, ''))
}

const ALWAYS = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  // Columns of versions, whose access is the own shelters' alone.
  'parent',
  'latest',
  'version',
]

/** Columns made of parts; a dot anywhere else follows a relation into another row. */
const GROUPS = ['location', 'theme', 'openingHours', 'event', 'version']

/**
 * Filtering or sorting on a private column tells its content, even when the
 * column itself is not shown. Outside of the person's own shelters it is
 * refused with 400; staff get the answer restricted to their own rows.
 */
export function guardPrivateFilters(
  publicColumns: readonly string[],
  ...permissions: Permission[]
): CollectionBeforeOperationHook {
  const open = new Set<string>([...ALWAYS, ...publicColumns])
  const isOpen = (path: string): boolean => {
    const [first = '', ...rest] = path.split(/\.|__/)
    const isWhole = rest.length === 0 || (rest.length === 1 && rest[0] === 'id')
    return open.has(first) && (isWhole || GROUPS.includes(first))
  }
  return ({ args, operation, req }) => {
    if (operation !== 'read' && operation !== 'count') return args
    const reading = args as { overrideAccess?: boolean; where?: Where; sort?: unknown }
    // REST leaves the flag out: only an explicit bypass is the program's own read.
    if (reading.overrideAccess === true) return args
    const used = [...pathsIn(reading.where), ...sortPaths(reading.sort)]
    if (used.every(isOpen) || actorOf(req)?.isSuperAdmin) return args
    const own = rowsOf(req, permissions)
    if (own === false) throw new APIError('Ce filtre n’est pas autorisé', 400, null, true)
    if (own === true) return args
    return { ...args, where: reading.where ? { and: [reading.where, own] } : own }
  }
}
