import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Role } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

const tagOf = (role: Role): string => {
  const shelter = idOf(role.shelter)
  return shelter ? tags.shelterTeam(shelter) : tags.commonTitles
}

export const refreshAfterChange: CollectionAfterChangeHook<Role> = async ({
  doc,
  previousDoc,
  req,
}) => {
  await touch(req, [tagOf(doc), ...(previousDoc?.id ? [tagOf(previousDoc)] : [])])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Role> = async ({ doc, req }) => {
  await touch(req, [tagOf(doc)])
}
