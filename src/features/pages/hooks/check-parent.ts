import type { CollectionBeforeValidateHook } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { sessionOf } from '@/platform/db/session'
import { refuseRule } from '@/platform/validation/issues'

import { readRows } from '../tree/rows'
import { refusalOf } from '../tree/model'

/** Whoever names a parent meets the rules of the tree, by whatever entrance: see {@link refusalOf}. */
export const checkParent: CollectionBeforeValidateHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  const parentId = idOf(data?.parent)
  const shelter = idOf(data?.shelter ?? originalDoc?.shelter)
  if (!data || !parentId || !shelter || parentId === idOf(originalDoc?.parent)) return data
  const session = await sessionOf(req)
  const rows = await readRows(session.execute.bind(session), shelter)
  const id = originalDoc?.id ?? 'new'
  const isHomepage = data.isHomepage === true
  // A new page is in no tree yet.
  const asked = { id, title: '', parentId: null, menuOrder: 0, isHomepage }
  const pages = rows.some((row) => row.id === id) ? rows : [...rows, asked]
  const refusal = refusalOf(pages, id, { parentId, index: 0 })
  if (refusal !== null) refuseRule('pages', [{ path: 'parent', message: refusal }])
  return data
}
