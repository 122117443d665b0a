import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { User } from '@/payload-types'
import { touch } from '@/platform/cache/outbox'

import { teamTagsChanged } from '../team-display'

/** Refreshes the team that a site shows, when what it shows of the person changed. */
export const refreshTeams: CollectionAfterChangeHook<User> = async ({ doc, previousDoc, req }) => {
  await touch(req, teamTagsChanged(previousDoc, doc))
}

export const refreshTeamsAfterDelete: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  await touch(req, teamTagsChanged(doc, undefined))
}
