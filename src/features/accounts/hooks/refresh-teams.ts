import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

import { teamTagsChanged } from '../team-display'

/** Whether the account’s own profile may be seen by others (docs/decisions/community.md). */
const isConfirmed = (user: Partial<User> | undefined): boolean => Boolean(user?.emailVerified)

/** Refreshes the team that a site shows, and the profile, when what they show of the person changed. */
export const refreshTeams: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  const isOther = isConfirmed(previousDoc) !== isConfirmed(doc)
  await touch(req, [
    ...teamTagsChanged(previousDoc, doc),
    ...(isOther ? [tags.profile(doc.id)] : []),
  ])
}

export const refreshTeamsAfterDelete: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await touch(req, [...teamTagsChanged(doc, undefined), tags.profile(doc.id)])
}
