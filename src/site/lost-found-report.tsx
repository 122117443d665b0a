import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShareRowIsland } from '@/features/animals/components/ShareRowIsland'
import { ReportSheet } from '@/features/lost-found/components/ReportSheet'
import { ReportTools } from '@/features/lost-found/components/ReportTools'
import {
  isActive,
  LIST_PATHS,
  LIST_TITLES,
  mayBeSeen,
  posterPath,
  reportPath,
  seenPath,
  sharePath,
  writePath,
  type ReportKind,
} from '@/features/lost-found/model'
import { findReport } from '@/features/lost-found/queries'
import { findTrail } from '@/features/lost-found/sightings/queries'
import { agreement, dayWords, placeLine, reportTitle } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { ButtonLink } from '@/ui/Button'

import styles from './page.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

/** What a shared link of a report says; search engines list it while people look. */
export async function reportMetadata(kind: ReportKind, id: string): Promise<Metadata> {
  const report = await findReport(kind, id)
  if (!report) return { title: 'Page 404' }
  const title = reportTitle(report)
  return {
    ...pageMetadata({
      title: `${title} · ${PLATFORM}`,
      description: `${dayWords(report)}, ${placeLine(report)}. Vous le reconnaissez\u00a0? Écrivez à la personne.`,
      path: reportPath(kind, report.id),
      siteName: PLATFORM,
      picture: { url: sharePath(kind, report.id), ...SHARE_SIZE, alt: title },
    }),
    ...(isActive(report.status) ? {} : { robots: { index: false } }),
  }
}

/** One lost or found animal, as everybody may read it. */
export async function ReportPage({ kind, id }: { kind: ReportKind; id: string }) {
  const report = await findReport(kind, id)
  if (!report) notFound()
  const path = reportPath(kind, report.id)
  const title = reportTitle(report)
  return (
    <PageFrame>
      <div className={styles.page}>
        <Breadcrumb
          origin={env.publicUrl}
          trail={[{ label: LIST_TITLES[kind], href: LIST_PATHS[kind] }, { label: title }]}
        />
        <ReportSheet report={report} trail={await findTrail(report.id)}>
          {isActive(report.status) && (
            <div className={styles.ways}>
              {kind === 'FOUND' && (
                <ButtonLink href={writePath(kind, report.id)}>C’est mon animal</ButtonLink>
              )}
              {mayBeSeen(report) && (
                <ButtonLink
                  href={seenPath(kind, report.id)}
                  look={kind === 'LOST' ? 'primary' : 'outline'}
                >
                  Je l’ai {agreement(report).seen}
                </ButtonLink>
              )}
              {kind === 'LOST' && (
                <ButtonLink href={writePath(kind, report.id)} look="outline">
                  Écrire à sa famille
                </ButtonLink>
              )}
            </div>
          )}
          <ShareRowIsland
            name={title}
            text={`${title}. Vous le reconnaissez\u00a0?`}
            url={`${env.publicUrl}${path}`}
            poster={isActive(report.status) ? posterPath(kind, report.id) : null}
          />
          <ReportTools
            kind={kind}
            id={report.id}
            canBeTaken={kind === 'FOUND' && isActive(report.status) && !report.isTaken}
          />
        </ReportSheet>
      </div>
    </PageFrame>
  )
}
