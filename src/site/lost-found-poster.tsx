import { notFound } from 'next/navigation'

import { PrintButton } from '@/features/animals/poster/components/PrintButton'
import { LostPoster } from '@/features/lost-found/components/LostPoster'
import { isActive, reportPath, type ReportKind } from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import { env } from '@/platform/env'

import styles from './poster-page.module.scss'

/** The poster as it will come out of the printer, and the button that prints it. */
export async function PosterPage({ kind, id }: { kind: ReportKind; id: string }) {
  const report = await findReport(kind, id)
  if (!report || !isActive(report.status)) notFound()
  const path = reportPath(kind, report.id)
  return (
    <main id="contenu" className={styles.page} tabIndex={-1}>
      <div className={styles.bar}>
        <a href={path}>Retour à l’avis</a>
        <PrintButton />
      </div>
      <LostPoster report={report} url={`${env.publicUrl}${path}`} />
    </main>
  )
}
