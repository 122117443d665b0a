import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import type { Form } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'

const tagsOf = (row: Form | undefined): string[] => {
  const shelter = idOf(row?.shelter)
  return row?.id ? [tags.form(row.id), ...(shelter ? [tags.shelterForms(shelter)] : [])] : []
}

export const refreshAfterChange: CollectionAfterChangeHook<Form> = async ({
  doc,
  previousDoc,
  req,
}) => {
  await touch(req, [...new Set([...tagsOf(doc), ...tagsOf(previousDoc)])])
}

export const refreshAfterDelete: CollectionAfterDeleteHook<Form> = async ({ doc, req }) => {
  await touch(req, tagsOf(doc))
}
