import { notFound } from 'next/navigation'
import type { CollectionSlug, Payload, TypedUser } from 'payload'

import { can, idOf, type Permission } from './model'
import type { TeamOnlyProps } from './team-only'

type Props = TeamOnlyProps & { id?: number | string; payload: Payload; user?: TypedUser | null }

/** The shelter that a document is of; a shelter is its own. */
async function shelterOf(payload: Payload, collection: CollectionSlug, id: string) {
  if (collection === 'shelters') return id
  const row = await payload.findByID({
    collection,
    id,
    draft: true,
    // The question is to whom the document belongs, not whether the person sees it.
    overrideAccess: true,
    disableErrors: true,
    trash: true,
    depth: 0,
    select: { shelter: true },
  })
  return idOf((row as { shelter?: string | { id: string } } | null)?.shelter)
}

/**
 * What is public is read by everybody, and its form would open half disabled for the team of
 * another shelter: to them it does not exist. Draws nothing.
 */
export async function TeamOnly({ id, payload, user, collection, permissions }: Props) {
  if (id === undefined) return null
  const shelter = await shelterOf(payload, collection, String(id))
  const may = (permission: Permission) => can(user ?? null, permission, shelter ?? '')
  if (!shelter || !permissions.some(may)) notFound()
  return null
}
