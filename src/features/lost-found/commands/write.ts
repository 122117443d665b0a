import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'

type Data = Partial<Omit<LostFoundReport, 'id' | 'createdAt' | 'updatedAt'>>

/** A report as it is now, which the caller holds; null when it is gone. */
export const readReport = (req: PayloadRequest, id: string): Promise<LostFoundReport | null> =>
  req.payload.findByID({
    collection: 'lost-found-reports',
    id,
    // Only commands read reports whole; the caller checked who asks.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })

/** Writes columns of a report. The caller has checked who may, and touches what shows it. */
export const writeReport = (
  req: PayloadRequest,
  id: string,
  data: Data,
): Promise<LostFoundReport> =>
  req.payload.update({
    collection: 'lost-found-reports',
    id,
    // Only commands write reports; the caller checked the link, or the role.
    overrideAccess: true,
    depth: 0,
    req,
    data,
  })
