import type { CollectionBeforeChangeHook } from 'payload'

import { refuseRule } from '@/platform/validation/issues'
import { parisDay } from '@/platform/time/model'

import { COLLECTION, SENTENCES } from '../model'

type Row = { isActive?: boolean | null; deliveryDate?: string | null; closedAt?: string | null }

/** Remembers when a request closed; one that is open has a last day that is not over. */
export const followClosing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc as Row | undefined
  const { isActive, deliveryDate } = { ...before, ...(data as Row) }
  const isOver = deliveryDate && parisDay(new Date(deliveryDate)) < parisDay(new Date())
  if (isActive && isOver)
    refuseRule(COLLECTION, [{ path: 'deliveryDate', message: SENTENCES.past }])
  const closedAt = isActive ? null : (before?.closedAt ?? new Date().toISOString())
  return { ...data, closedAt }
}
