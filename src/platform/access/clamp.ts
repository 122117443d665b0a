import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Where,
} from 'payload'

import { SENTENCES } from '../http/errors'

import { actorOf } from './builders'
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
}

/** Comparisons of points on a map: no column is one, and Payload fails on any other. */
const OF_POINTS = ['near', 'within', 'intersects']

function comparesPoints(where: unknown): boolean {
  if (!where || typeof where !== 'object') return false
  return Object.entries(where).some(
    ([key, value]) => OF_POINTS.includes(key) || comparesPoints(value),
  )
}

/**
 * Bounds what one request may ask for, whatever the door: at most 100 rows
 * (0 means « all » to Payload), relations two levels deep, and deleted rows
 * for the staff alone. The program's own reads are not concerned.
 */
const clamp: CollectionBeforeOperationHook = ({ args, req }) => {
  const reading = args as Reading
  // Anything but an explicit bypass is somebody's request.
  if (reading.overrideAccess === true) return args
  if (reading.limit !== undefined) {
    const limit = Number(reading.limit)
    if (!Number.isInteger(limit) || limit < 0)
      throw new APIError('Limite invalide', 400, null, true)
    reading.limit = limit === 0 ? MAX_LIMIT : Math.min(limit, MAX_LIMIT)
  }
  if (reading.page !== undefined) {
    const page = Number(reading.page)
    if (!Number.isInteger(page) || page < 1 || page > 100_000) {
      throw new APIError('Page invalide', 400, null, true)
    }
  }
  if (comparesPoints(reading.where)) throw new APIError(SENTENCES[400] as string, 400, null, true)
  if (reading.depth !== undefined) reading.depth = Math.min(Number(reading.depth) || 0, MAX_DEPTH)
  if (reading.trash && !canSomewhere(actorOf(req), 'viewAdmin')) reading.trash = false
  return args
}

/** Adds the bounds in front of a collection's own hooks. */
export function clampOperations(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    hooks: { ...config.hooks, beforeOperation: [clamp, ...(config.hooks?.beforeOperation ?? [])] },
  }
}
