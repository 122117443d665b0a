import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'

import { readableData } from '../fields/readable-text'
import { SENTENCES } from '../http/errors'

import { actorOf } from './builders'
import {
  boundedFilter,
  checkSort,
  filterPaths,
  FilterError,
  leavesItsRow,
  sortPaths,
  type FieldShape,
} from './filter-bounds'
import { canSomewhere } from './model'

const MAX_LIMIT = 100
const MAX_DEPTH = 2

type Reading = {
  overrideAccess?: boolean
  limit?: number
  page?: number
  depth?: number
  trash?: boolean
  where?: Where
  sort?: unknown
  /** Set by Payload alone, when it follows relations. */
  currentDepth?: number
  data?: unknown
}

/** Comparisons that no column of ours knows, on which Payload fails: points on a map, `all`. */
const UNKNOWN = ['near', 'within', 'intersects', 'all']

function isUnknown(where: unknown): boolean {
  if (!where || typeof where !== 'object') return false
  return Object.entries(where).some(([key, value]) => UNKNOWN.includes(key) || isUnknown(value))
}

const wrong = (message = SENTENCES[400] as string): APIError =>
  new APIError(message, 400, null, true)

/**
 * Bounds the filter and the order of a read, and keeps them to the columns of the rows themselves:
 * what a comparison with a column behind a relation finds tells what is written there, and rules of
 * access on columns are not asked with the row at hand. Only a super admin may read everything.
 */
function clampFilter(reading: Reading, config: SanitizedCollectionConfig, req: PayloadRequest) {
  // Payload gathers the rows of relations itself: by their ids, as many as there are.
  if (reading.currentDepth !== undefined) return
  try {
    const isCut = req.payloadAPI === 'local'
    if (reading.where) reading.where = boundedFilter(reading.where, { isCut }) as Where
    checkSort(reading.sort)
  } catch (error) {
    if (error instanceof FilterError) throw wrong(error.message)
    throw error
  }
  if (isUnknown(reading.where)) throw wrong()
  if (actorOf(req)?.isSuperAdmin) return
  const fields = config.flattenedFields as readonly FieldShape[]
  const paths = [...filterPaths(reading.where), ...sortPaths(reading.sort)]
  if (paths.some((path) => leavesItsRow(path, fields))) throw wrong('Ce filtre n’est pas autorisé')
}

/**
 * Bounds what one request may ask for, whatever the entrance: at most 100 rows
 * (0 means « all » to Payload), relations two levels deep, and deleted rows
 * for the staff alone. The program's own reads are not concerned.
 */
const clamp: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const reading = args as Reading
  // Anything but an explicit bypass is somebody's request.
  if (reading.overrideAccess === true) return args
  if (reading.limit !== undefined) {
    const limit = Number(reading.limit)
    if (!Number.isInteger(limit) || limit < 0) throw wrong('Limite invalide')
    reading.limit = limit === 0 ? MAX_LIMIT : Math.min(limit, MAX_LIMIT)
  }
  if (reading.page !== undefined) {
    const page = Number(reading.page)
    if (!Number.isInteger(page) || page < 1 || page > 100_000) {
      throw wrong('Page invalide')
    }
  }
  clampFilter(reading, collection, req)
  if (reading.depth !== undefined) reading.depth = Math.min(Number(reading.depth) || 0, MAX_DEPTH)
  if (reading.trash && !canSomewhere(actorOf(req), 'viewAdmin')) reading.trash = false
  return args
}

type Dated = Record<'createdAt' | 'updatedAt' | 'deletedAt', unknown>

/**
 * Keeps dates out of what is sent: when something was written is told by the clock of the server,
 * and lists are ordered by it. The admin sends the dates of its forms back, which earlier hooks
 * may compare; they are left out, not refused. Putting something in the bin is done now.
 */
const dropSentDates: CollectionBeforeOperationHook = ({ args }) => {
  const { overrideAccess, data } = args as Reading
  if (overrideAccess === true || !data || typeof data !== 'object') return args
  const { createdAt: _, updatedAt: __, ...kept } = data as Partial<Dated>
  if (kept.deletedAt) kept.deletedAt = new Date().toISOString()
  return { ...args, data: kept }
}

/** Texts are what people read, whoever writes them: none hides signs or shows nothing. */
const readableTexts: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { data } = args as Reading
  // A write without a body, or with one that Payload does not read.
  if (!data || typeof data !== 'object') throw wrong()
  const fields = collection.flattenedFields as readonly FieldShape[]
  return { ...args, data: readableData(data, fields) } as typeof args
}

type GlobalHook = NonNullable<NonNullable<GlobalConfig['hooks']>['beforeOperation']>[number]

/** The same for the documents of which there is one each. */
const readableGlobalTexts: GlobalHook = ({ args, global, operation }) => {
  const given = args as Reading
  if (operation !== 'update') return given
  return { ...given, data: readableData(given.data, global.flattenedFields) }
}

/**
 * Adds the bounds around the own hooks of every collection, Payload's own ones included, and of
 * every global.
 */
export async function clampOperations(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  for (const collection of built.collections) {
    const { hooks } = collection
    const own = hooks.beforeOperation ?? []
    collection.hooks = { ...hooks, beforeOperation: [clamp, ...own, dropSentDates, readableTexts] }
  }
  for (const global of built.globals) {
    const { hooks } = global
    const own = hooks?.beforeOperation ?? []
    global.hooks = { ...hooks, beforeOperation: [...own, readableGlobalTexts] }
  }
  return built
}
