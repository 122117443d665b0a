import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type Where,
} from 'payload'

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

/** Whether a path stays in the document: a dot may lead into its own parts, not into another row. */
function staysInside(fields: readonly FlattenedField[], [name, ...rest]: string[]): boolean {
  if (rest.length === 0) return true
  const field = fields.find((each) => each.name === name)
  if (!field) return false
  if ('flattenedFields' in field) return staysInside(field.flattenedFields, rest)
  const isRelation = field.type === 'relationship' || field.type === 'upload'
  return isRelation && rest.length === 1 && rest[0] === 'id'
}

/**
 * Filtering or sorting on a private column tells its content, even when the
 * column itself is not shown. Outside of the person's own shelters it is
 * refused with 400; staff get the answer restricted to their own rows.
 * @param publicColumns names; of a group that is public in part, `group.column`
 */
export function guardPrivateFilters(
  publicColumns: readonly string[],
  ...permissions: Permission[]
): CollectionBeforeOperationHook {
  const open = new Set<string>([...ALWAYS, ...publicColumns])
  const isOpen = (fields: readonly FlattenedField[], path: string): boolean => {
    const [first = '', ...rest] = path.split(/\.|__/)
    if (!open.has(first) && !open.has([first, ...rest].join('.'))) return false
    // What a version holds are the columns of its document.
    return staysInside(fields, first === 'version' ? rest : [first, ...rest])
  }
  return ({ args, collection, operation, req }) => {
    if (operation !== 'read' && operation !== 'count') return args
    const reading = args as { overrideAccess?: boolean; where?: Where; sort?: unknown }
    // REST leaves the flag out: only an explicit bypass is the program's own read.
    if (reading.overrideAccess === true) return args
    const used = [...pathsIn(reading.where), ...sortPaths(reading.sort)]
    const { flattenedFields } = collection
    if (used.every((path) => isOpen(flattenedFields, path)) || actorOf(req)?.isSuperAdmin)
      return args
    const own = rowsOf(req, permissions)
    if (own === false) throw new APIError('Ce filtre n’est pas autorisé', 400, null, true)
    if (own === true) return args
    return { ...args, where: reading.where ? { and: [reading.where, own] } : own }
  }
}
