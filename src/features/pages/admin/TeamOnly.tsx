import { notFound } from 'next/navigation'
import type { Payload, TypedUser } from 'payload'

import { can, idOf } from '@/platform/access/model'

type Props = { id?: number | string; payload: Payload; user?: TypedUser | null }

/**
 * A published page is read by everybody, and its form would open half disabled for the team of
 * another shelter: to them it does not exist. Draws nothing.
 */
export async function TeamOnly({ id, payload, user }: Props) {
  if (id === undefined) return null
  const page = await payload.findByID({
    collection: 'pages',
    id: String(id),
    draft: true,
    // The question is to whom the page belongs, not whether the person sees it.
    overrideAccess: true,
    disableErrors: true,
    trash: true,
    depth: 0,
    select: { shelter: true },
  })
  const shelter = idOf(page?.shelter)
  if (!shelter || !can(user ?? null, 'editContent', shelter)) notFound()
  return null
}
