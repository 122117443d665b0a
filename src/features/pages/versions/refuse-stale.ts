import type { CollectionAfterErrorHook, CollectionBeforeOperationHook } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
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

/** Our own refusals keep their sentence and what they tell, in the shape that the admin reads. */
export const tellRefusals: CollectionAfterErrorHook = ({ error }) => {
  if (!isHttpError(error)) return undefined
  const { status, message, more } = error
  return { status, response: { errors: [{ message }], ...more } }
}
