import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, type Permission } from '@/platform/access/model'
import { pageSession } from '@/platform/http/page-session'

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
  const { req, user } = await pageSession()
  return { req, isSignedIn: user !== null, mayEdit: can(actorOf(req), permission, shelterId) }
}
