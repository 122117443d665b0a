import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { FlagForm } from '@/features/lost-found/components/FlagForm'
import { LIST_PATHS, LIST_TITLES, reportPath, type ReportKind } from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import { reportTitle } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import type { PageQuery } from '@/platform/http/page-query'
import { returnedForm } from '@/platform/http/plain-form'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

type Props = { kind: ReportKind; id: string; query: PageQuery }

/** The page by which anybody says that something is wrong with a report. */
export async function FlagPage({ kind, id, query }: Props) {
  const report = await findReport(kind, id)
  if (!report) notFound()
  const jar = await cookies()
  const returned = returnedForm(query, (name) => jar.get(name)?.value, 'Trop d’envois détectés')
  const path = reportPath(kind, report.id)
  return (
    <PageFrame>
      <div className={styles.narrow}>
        <PageBanner
          variant="form"
          trail={[
            { label: LIST_TITLES[kind], href: LIST_PATHS[kind] },
            { label: reportTitle(report), href: path },
            { label: 'Signaler un problème' },
          ]}
          title="Signaler un problème"
          lead={reportTitle(report)}
        />
        {query.fait === 'oui' ? (
          <Banner
            tone="success"
            role="status"
            title="Merci, l’équipe est prévenue"
            action={<ButtonLink href={path}>Retour à l’avis</ButtonLink>}
          >
            Une personne regarde cet avis et le retire s’il le faut.
          </Banner>
        ) : (
          <FlagForm kind={kind} id={report.id} {...returned} />
        )}
      </div>
    </PageFrame>
  )
}
