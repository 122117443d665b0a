import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { LIST_PATHS, LIST_TITLES, reportPath, type ReportKind } from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import type { PublicReport } from '@/features/lost-found/view'
import { dayWords, placeLine, reportTitle } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import type { PageQuery } from '@/platform/http/page-query'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm, type ReturnedForm } from '@/platform/http/plain-form'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'
import { NotAsked } from './lost-found-not-asked'

export type AnswerRoute = {
  kind: ReportKind
  id: string
  query: PageQuery
}

type Props = AnswerRoute & {
  /** The last words of the trail. */
  here: string
  titleOf: (report: PublicReport) => string
  /** The form; null for a report that nobody may answer any more. */
  formOf: (report: PublicReport, returned: ReturnedForm) => ReactNode
}

/** A page by which somebody answers a report; the form begins with what is known of who is signed in. */
export async function AnswerPage({ kind, id, query, here, titleOf, formOf }: Props) {
  const report = await findReport(kind, id)
  if (!report) notFound()
  const jar = await cookies()
  const returned = returnedForm(
    query,
    (name) => jar.get(name)?.value,
    'Trop de messages ont été envoyés',
  )
  const { user } = await pageSession()
  const known = user ? { contactName: user.name.split(' ')[0] ?? '', email: user.email } : null
  const title = reportTitle(report)
  const draft = { ...known, ...returned.draft }
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: LIST_TITLES[kind], href: LIST_PATHS[kind] },
            { label: title, href: reportPath(kind, report.id) },
            { label: here },
          ]}
          title={titleOf(report)}
          lead={`${title}. ${dayWords(report)}, ${placeLine(report)}.`}
        />
        {formOf(report, { ...returned, draft }) ?? <NotAsked report={report} />}
      </div>
    </PageFrame>
  )
}
