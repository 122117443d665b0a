import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '@/platform/access/model'
import { dayIn, parisDay } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'
import { refuseRule } from '@/platform/validation/issues'

import { COLLECTION, SENTENCES } from '../model'

type Row = {
  shelter?: { id: string } | string | null
  isActive?: boolean | null
  deliveryDate?: string | null
  closedAt?: string | null
}

/** The calendar day that it is at a shelter. */
async function todayAt(req: PayloadRequest, shelter: string | null): Promise<string> {
  const row = shelter
    ? await req.payload.findByID({
        collection: 'shelters',
        id: shelter,
        // Only its clock is read.
        overrideAccess: true,
        disableErrors: true,
        depth: 0,
        select: { timezone: true },
        req,
      })
    : null
  return dayIn(zoneOf(row?.timezone), new Date())
}

/** Remembers when a request closed; one that is open has a last day that is not over. */
export const followClosing: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc as Row | undefined
  const { isActive, deliveryDate, shelter } = { ...before, ...(data as Row) }
  if (isActive && deliveryDate) {
    const isOver = parisDay(new Date(deliveryDate)) < (await todayAt(req, idOf(shelter)))
    if (isOver) refuseRule(COLLECTION, [{ path: 'deliveryDate', message: SENTENCES.past }])
  }
  const closedAt = isActive ? null : (before?.closedAt ?? new Date().toISOString())
  return { ...data, closedAt }
}
