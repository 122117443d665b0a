import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { inTransaction } from '@/platform/db/transaction'

/** What the demonstration asks of Payload. */
const OPERATIONS = ['create', 'update', 'find', 'findByID', 'count'] as const

/** Payload, whose operations all take part in one request. */
function joined(payload: Payload, req: PayloadRequest): Payload {
  const handle = Object.create(payload) as Payload
  for (const name of OPERATIONS) {
    const operation = payload[name].bind(payload) as (options: object) => unknown
    Object.defineProperty(handle, name, {
      value: (options: object) => operation({ ...options, req }),
    })
  }
  return handle
}

/**
 * Writes many rows in one transaction instead of one each. They name no tags: the demonstration
 * ends on those of the whole cache. What opens a transaction of its own, as most commands do,
 * neither belongs in here nor sees these rows before the end.
 * @param work receives Payload as it writes in there, and the request behind it
 * @throws what the work throws, after all of it was undone
 */
export async function together<T>(
  payload: Payload,
  work: (within: Payload, req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ context: { wholeCacheFollows: true } }, payload)
  return inTransaction(req, () => work(joined(payload, req), req))
}
