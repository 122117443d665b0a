import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'

import { addressMove, type AddressMove } from '../model'

type Account = AddressMove & { id: string }
type Work = (execute: Execute, account: Account, req: PayloadRequest) => Promise<unknown>

type Followed = {
  /** Holds them before the account is written: whoever writes to the person meanwhile waits, and we for them. */
  hold: Work
  /** Writes the new address into them, after the account. */
  move: Work
}

/**
 * Rows of another room that bear the address of an account follow it to another one, when both
 * were proven: the hooks of `users` for the plugin of that room.
 */
export function followAddress({ hold, move }: Followed) {
  const holdRows: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
    const to = addressMove(data, originalDoc)
    if (to && originalDoc) {
      await inTransaction(req, (execute) => hold(execute, { ...to, id: originalDoc.id }, req))
    }
    return data
  }
  const moveRows: CollectionAfterChangeHook<User> = async ({ data, doc, previousDoc, req }) => {
    const to = addressMove(data, previousDoc)
    if (to) await inTransaction(req, (execute) => move(execute, { ...to, id: doc.id }, req))
  }
  return { beforeChange: [holdRows], afterChange: [moveRows] }
}
