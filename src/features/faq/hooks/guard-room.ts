import type { CollectionBeforeChangeHook } from 'payload'

import type { FaqItem } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuseRule } from '@/platform/validation/issues'

import { FAQ_MAX } from '../model'

const isShown = (row: Partial<FaqItem> | undefined): boolean =>
  row?.visible === true && !row.deletedAt

/** The site shows all visible questions: what it would leave out is refused with a sentence. */
export const refuseTooMany: CollectionBeforeChangeHook<FaqItem> = async ({
  data,
  originalDoc,
  req,
}) => {
  const next = { ...originalDoc, ...data }
  const shelter = idOf(next.shelter)
  const wasShown = isShown(originalDoc) && idOf(originalDoc?.shelter) === shelter
  if (!isShown(next) || wasShown) return data
  const { totalDocs } = await req.payload.count({
    collection: 'faq-items',
    // The questions of the shelter count, whoever asks.
    overrideAccess: true,
    req,
    where: { and: [{ shelter: { equals: shelter } }, { visible: { equals: true } }] },
  })
  if (totalDocs >= FAQ_MAX.shown) {
    const message = `Le site montre au maximum ${FAQ_MAX.shown} questions\u00a0: masquez-en une d’abord`
    refuseRule('faq-items', [{ path: 'visible', message }])
  }
  return data
}
