import { headers } from 'next/headers'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, type Permission } from '@/platform/access/model'
import { env } from '@/platform/env'
import { sessionOf } from '@/platform/http/session'

export type Visit = { req: PayloadRequest; isSignedIn: boolean; mayEdit: boolean }

/**
 * The person who looks at a preview. Each page and each action of the previews asks for
 * itself: an address that was guessed shows nothing.
 * @param permission what the preview shows the work of
 */
export async function visitOf(
  shelterId: string,
  permission: Permission = 'editContent',
): Promise<Visit> {
  // The session is read only; what the browser says of its origin is checked by Next.js.
  const request = new Request(new URL('/apercu', env.publicUrl), { headers: await headers() })
  const { req, user } = await sessionOf(request)
  return { req, isSignedIn: user !== null, mayEdit: can(actorOf(req), permission, shelterId) }
}
