import { headers } from 'next/headers'
import type { PayloadRequest } from 'payload'

import { env } from '@/platform/env'
import { failureOf } from '@/platform/http/failure'
import { pageSession } from '@/platform/http/page-session'
import { sessionOf } from '@/platform/http/session'
import { log } from '@/platform/log'

/** What an action answers: never a stack, always a sentence. */
export type Answered<T> =
  | { success: true; data: T }
  | { success: false; status: number; error: string; fields?: Record<string, string> }

/** The request of a page, with the person behind it if there is one; it only reads. */
export async function visitorRequest(): Promise<PayloadRequest> {
  return (await pageSession()).req
}

/**
 * Runs an action as whoever calls it. Actions are addresses like others: each asks for its
 * session itself, and what the browser says of its origin is checked as for any write.
 */
export async function answering<T>(
  work: (req: PayloadRequest, request: Request) => Promise<T>,
): Promise<Answered<T>> {
  try {
    const request = new Request(new URL('/support', env.publicUrl), {
      method: 'POST',
      headers: await headers(),
    })
    const { req } = await sessionOf(request)
    return { success: true, data: await work(req, request) }
  } catch (error) {
    const { status, error: sentence, fields } = failureOf(error)
    if (status === 500) log.error({ err: error }, 'an action of tickets failed')
    return { success: false, status, error: sentence, ...(fields && { fields }) }
  }
}
