import type { PayloadRequest } from 'payload'

import type { LostFoundReport } from '@/payload-types'

type Data = Partial<Omit<LostFoundReport, 'id' | 'createdAt' | 'updatedAt'>>

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
