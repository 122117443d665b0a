import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

type Row = { id: string; slug?: string | null }

const tagsOf = ({ id, slug }: Row): string[] => [
  tags.campaign(id),
  ...(slug ? [tags.campaignSlug(slug)] : []),
]

/** Its page is drawn anew. */
export const refreshPage: CollectionAfterChangeHook<Row> = ({ doc, req }) => touch(req, tagsOf(doc))

export const refreshGone: CollectionAfterDeleteHook<Row> = ({ doc, req }) => touch(req, tagsOf(doc))
