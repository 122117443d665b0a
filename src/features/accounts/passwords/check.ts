import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

import type { PayloadRequest } from 'payload'

import { createSemaphore } from '@/platform/semaphore'

const hash = promisify(pbkdf2)

// Hashing keeps one of Node's four threads busy for long: a flood must not take them all.
const inTurn = createSemaphore(2, 100)

/** How Payload hashes today, and how it did before; it gives no function of its own for this. */
const TODAY = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 }
const BEFORE = { prefix: '', rounds: 25_000, bytes: 512 }

/** Takes the time that a password takes, for an account that is not there. */
export async function hashForNobody(password: string): Promise<void> {
  await hash(password, randomBytes(32).toString('hex'), TODAY.rounds, TODAY.bytes, 'sha256')
}

type Stored = { salt?: string | null; hash?: string | null }

/**
 * Is this the password of the account? Opens no session and changes nothing.
 * @throws {HttpError} 503 when too many passwords are looked at already
 */
export async function isPasswordOf(
  req: PayloadRequest,
  user: string,
  password: string,
): Promise<boolean> {
  const row = (await req.payload.db.findOne({
    collection: 'users',
    req,
    where: { id: { equals: user } },
  })) as Stored | null
  const { salt, hash: kept } = row ?? {}
  if (!salt || !kept) return false
  const { prefix, rounds, bytes } = kept.startsWith(TODAY.prefix) ? TODAY : BEFORE
  const wanted = Buffer.from(kept.slice(prefix.length), 'hex')
  const given = await inTurn(() => hash(password, salt, rounds, bytes, 'sha256'))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
