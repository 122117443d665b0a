import type { ReportKind } from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import { drawReportPicture } from '@/features/lost-found/share-picture'
import { noPicture } from '@/platform/pictures/no-picture'

/** The picture of a report where its page is shared; 404 for whatever has no page. */
export async function sharePicture(kind: ReportKind, id: string): Promise<Response> {
  const report = await findReport(kind, id)
  return report?.id === id ? drawReportPicture(report) : noPicture()
}
