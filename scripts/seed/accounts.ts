import type { Payload, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'

import { asProgram } from './load'

type Person = Omit<User, 'id' | 'createdAt' | 'updatedAt' | 'collection'> & { password: string }

/** What Payload keeps of a password; no reading of its operations gives it. */
type Kept = { hash?: string | null; salt?: string | null }

const create = async (payload: Payload, data: Person & Kept): Promise<string> => {
  const { id } = await payload.create({ collection: 'users', ...asProgram, data })
  return id
}

/** Runs the work while Payload keeps a person as they are given, without a password of its own. */
async function withoutHashing<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const { auth } = payload.collections.users.config
  const before = auth.disableLocalStrategy
  auth.disableLocalStrategy = { enableFields: true, optionalPassword: true }
  try {
    return await work()
  } finally {
    auth.disableLocalStrategy = before
  }
}

/**
 * Writes accounts that all have one password, which is printed for everybody to read. Payload
 * hashes it for the first of them, and the others get the same salt and hash: each further one
 * would keep a core busy for a fifth of a second, and hide nothing.
 * @param people in the order in which they are written, with the same password each
 * @param req whose transaction `payload` writes in, if any
 * @throws Payload's ValidationError, and RangeError for another password
 */
export async function addAccounts(
  payload: Payload,
  people: readonly Person[],
  req?: PayloadRequest,
): Promise<void> {
  const [first, ...others] = people
  if (!first) return
  if (others.some(({ password }) => password !== first.password)) {
    throw new RangeError('One password for all')
  }
  const id = await create(payload, first)
  const row = await payload.db.findOne<Kept & { id: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!row?.hash || !row.salt) throw new Error('Payload keeps passwords in another way')
  const { hash, salt } = row
  await withoutHashing(payload, async () => {
    for (const each of others) await create(payload, { ...each, hash, salt })
  })
}
