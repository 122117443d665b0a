import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { holdRow } from '@/platform/db/hold-row'
import { sessionOf } from '@/platform/db/session'
import { isHttpError } from '@/platform/http/error-kind'
import { idSchema } from '@/platform/http/params'

import { isStale } from '../publication'
import { conflict, lockPage } from './stored-state'

type Update = { id?: unknown; data?: { updatedAt?: unknown } }

/**
 * A save of the admin sends back the date of the state on which the person worked. When
 * somebody saved since, nothing is written and they are told (409): Payload's own check is a
 * warning at the first letter only. What names no date (jobs, single columns) is not compared.
 */
export const refuseStale: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as Update
  if (operation !== 'update' || req.payloadAPI !== 'REST') return args
  if (!idSchema.safeParse(id).success || typeof data?.updatedAt !== 'string') return args
  const session = await sessionOf(req)
  const execute = session.execute.bind(session)
  const row = await lockPage(execute, String(id))
  // What the person may not touch is refused by the rules of access, which say less.
  if (!row || !can(actorOf(req), 'editContent', row.shelter)) return args
  if (isStale(data.updatedAt, row.updatedAt)) throw await conflict(execute, String(id), row)
  return args
}

/**
 * What names no date waits for its turn as well: the publication that was planned, an older version that comes
 * back, a single column. The command of the API holds its page before.
 */
export const holdUndated: CollectionBeforeOperationHook = (call) => {
  const { id, data } = call.args as Update
  const isOne = idSchema.safeParse(id).success
  const isDated = call.req.payloadAPI === 'REST' && typeof data?.updatedAt === 'string'
  if (isOne && (isDated || call.req.context.holdsPage === id)) return call.args
  return holdRow(call)
}

/** Our own refusals keep their sentence and what they tell, in the shape that the admin reads. */
export const tellRefusals: CollectionAfterErrorHook = ({ error }) => {
  if (!isHttpError(error)) return undefined
  const { status, message, more } = error
  return { status, response: { errors: [{ message }], ...more } }
}
