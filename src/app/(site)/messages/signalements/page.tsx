import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { ReportView } from '@/features/relay/components/ReportView'
import { REPORTS_PATH, SENTENCES } from '@/features/relay/model'
import { listReports, readReport } from '@/features/relay/reports'
import { pageSession } from '@/platform/http/page-session'
import { longMoment } from '@/platform/time/model'
import { Banner } from '@/ui/Banner'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// For super admins, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Conversations signalées',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The conversations that somebody reported, and one of them; nothing of any other is shown. */
export default async function ReportsPage({ searchParams }: Props) {
  const { fil, erreur } = await searchParams
  const { req, user } = await pageSession()
  const here = typeof fil === 'string' ? `${REPORTS_PATH}?fil=${fil}` : REPORTS_PATH
  if (!user) redirect(`/auth/connexion?suite=${encodeURIComponent(here)}`)
  const reports = await listReports(req)
  if (!reports) notFound()
  if (typeof fil === 'string') {
    const report = await readReport(req, fil)
    if (!report) notFound()
    return (
      <PageFrame>
        <div className={styles.page}>
          <PageBanner
            variant="admin"
            trail={[
              { label: 'Conversations signalées', href: REPORTS_PATH },
              { label: report.title },
            ]}
            title={report.title}
          />
          {typeof erreur === 'string' && (
            <Banner tone="destructive" role="alert">
              {erreur === 'autre' ? SENTENCES.saidMore : SENTENCES.notDecided}.
            </Banner>
          )}
          <ReportView report={report} />
        </div>
      </PageFrame>
    )
  }
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="admin"
          trail={[{ label: 'Conversations signalées' }]}
          title="Conversations signalées"
          lead={reports.length === 0 ? 'Personne n’a rien signalé.' : undefined}
        />
        <ul>
          {reports.map(({ id, title, at, isReviewed }) => (
            <li key={id}>
              <a href={`${REPORTS_PATH}?fil=${id}`}>{title}</a>, le {longMoment(new Date(at))}
              {isReviewed ? ' (traité)' : ''}
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}
