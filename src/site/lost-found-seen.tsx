import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import {
  LIST_PATHS,
  LIST_TITLES,
  mayBeSeen,
  reportPath,
  type ReportKind,
} from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import { SightingForm } from '@/features/lost-found/sightings/components/SightingForm'
import { agreement, dayWords, placeLine, reportTitle } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { parisDay } from '@/platform/time/model'
import { PageHead } from '@/ui/PageHead'

import styles from './lost-found.module.scss'
import { NotAsked } from './lost-found-not-asked'

type Query = Record<string, string | string[] | undefined>
type Props = { kind: ReportKind; id: string; query: Query }

/** The page by which one says where the animal of a report was seen, without JavaScript too. */
export async function SeenPage({ kind, id, query }: Props) {
  const report = await findReport(kind, id)
  if (!report) notFound()
  const agreed = agreement(report)
  const jar = await cookies()
  const returned = returnedForm(
    query,
    (name) => jar.get(name)?.value,
    'Trop de messages ont été envoyés',
  )
  const { user } = await pageSession()
  const known = user ? { contactName: user.name.split(' ')[0], email: user.email } : {}
  const title = reportTitle(report)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageHead
          trail={[
            { label: LIST_TITLES[kind], href: LIST_PATHS[kind] },
            { label: title, href: reportPath(kind, report.id) },
            { label: 'Je l’ai vu' },
          ]}
          title={`Vous l’avez ${agreed.seen}\u00a0?`}
          lead={`${title}. ${dayWords(report)}, ${placeLine(report)}.`}
        />
        {mayBeSeen(report) ? (
          <SightingForm
            kind={kind}
            id={report.id}
            today={parisDay(new Date())}
            from={kind === 'LOST' ? report.day : undefined}
            agreed={agreed}
            {...returned}
            draft={{ ...known, ...returned.draft }}
          />
        ) : (
          <NotAsked report={report} />
        )}
      </div>
    </PageFrame>
  )
}
