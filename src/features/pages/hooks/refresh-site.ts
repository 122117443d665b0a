import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

type Row = {
  id: string
  _status?: string | null
  status?: string | null
  shelter: string | { id: string }
  deletedAt?: string | null
}

const MENU_COLUMNS = [
  'title',
  'slug',
  'visibleInMenu',
  'menuOrder',
  'parent',
  'isHomepage',
  '_status',
  'shelter',
  'deletedAt',
] as const

function tagsOf(row: Row, menuChanged: boolean): string[] {
  const shelter = idOf(row.shelter)
  return [tags.page(row.id), ...(menuChanged && shelter ? [tags.shelterPages(shelter)] : [])]
}

/** Refreshes the page, and the menu of its shelter when that changed too. */
export const refreshSite: CollectionAfterChangeHook<Page> = async ({ doc, previousDoc, req }) => {
  // A draft beside the published page changes nothing that a visitor sees.
  if (req.context.savesDraft === true && doc._status !== 'published') return
  const isShown = doc._status === 'published'
  // With a draft beside it, what Payload gives as the state before is the draft.
  const wasShown = previousDoc?._status === 'published' || previousDoc?.status === 'PUBLISHED'
  if (!isShown && !wasShown) return
  const menuChanged =
    isShown !== wasShown ||
    MENU_COLUMNS.some(
      (key) => JSON.stringify(doc[key] ?? null) !== JSON.stringify(previousDoc?.[key] ?? null),
    )
  const previous = previousDoc?.id ? tagsOf(previousDoc as Row, menuChanged) : []
  await touch(req, [...tagsOf(doc as Row, menuChanged), ...previous])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Page> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc as Row, true))
}
