import { headers } from 'next/headers'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'

import { env } from '../env'
import { sessionOf } from './session'

/**
 * The request of a page, with the person behind it if there is one. It only reads: the session
 * counts also when the person followed a link of an e-mail.
 */
export async function pageSession(): Promise<{ req: PayloadRequest; user: User | null }> {
  return sessionOf(new Request(env.publicUrl, { headers: await headers() }))
}
