import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { WriteForm } from '@/features/lost-found/components/WriteForm'
import {
  isActive,
  LIST_PATHS,
  LIST_TITLES,
  reportPath,
  type ReportKind,
} from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import { dayWords, placeLine, reportTitle } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { PageHead } from '@/ui/PageHead'

import styles from './lost-found.module.scss'
import { NotAsked } from './lost-found-not-asked'

type Query = Record<string, string | string[] | undefined>
type Props = { kind: ReportKind; id: string; query: Query }

/** The page by which one writes to the author of a report, without JavaScript too. */
export async function WritePage({ kind, id, query }: Props) {
  const report = await findReport(kind, id)
  if (!report) notFound()
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
            { label: 'Écrire' },
          ]}
          title={
            kind === 'LOST'
              ? 'Écrire à la personne qui le cherche'
              : 'Écrire à la personne qui l’a trouvé'
          }
          lead={`${title}. ${dayWords(report)}, ${placeLine(report)}.`}
        />
        {isActive(report.status) ? (
          <WriteForm
            kind={kind}
            id={report.id}
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
