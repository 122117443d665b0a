import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { SheltersNearIsland } from '@/features/directory/components/SheltersNearIsland'
import { ALERTS_PART } from '@/features/lost-found/alerts/model'
import { ReportCard } from '@/features/lost-found/components/ReportCard'
import { ReportFilters } from '@/features/lost-found/components/ReportFilters'
import { ReportMapIsland } from '@/features/lost-found/components/ReportMapIsland'
import {
  LIST_PATHS,
  LIST_TITLES,
  newReportPath,
  type ReportKind,
} from '@/features/lost-found/model'
import { countReports, searchReports } from '@/features/lost-found/queries'
import { listQuery, NO_FILTERS, readFilters } from '@/features/lost-found/schema'
import { STEPS } from '@/features/lost-found/steps.model'
import { reportCount } from '@/features/lost-found/wording.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PREFERENCES_PATH } from '@/features/notifications/preferences/model'
import { env } from '@/platform/env'
import { counted } from '@/platform/french.model'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { PageHead } from '@/ui/PageHead'
import { Pagination } from '@/ui/Pagination'
import { Static } from '@/ui/Static'
import { StepList } from '@/ui/StepList'

import room from './list-and-map.module.scss'
import styles from './lost-found.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

type Query = Record<string, string | string[] | undefined>

const WORDS: Readonly<
  Record<ReportKind, { lead: string; description: string; report: string; other: string }>
> = {
  LOST: {
    lead: 'Des familles les cherchent. Vous en reconnaissez un\u00a0? Dites-le\u00a0: votre message passe par nous, sans montrer votre adresse.',
    description:
      'Votre animal a disparu\u00a0: publiez un avis en une minute, cherchez parmi les animaux trouvés, et sachez qui prévenir.',
    report: 'J’ai perdu mon animal',
    other: 'Voir les animaux trouvés',
  },
  FOUND: {
    lead: 'Ils ont été vus ou recueillis, et quelqu’un les cherche peut-être. Le vôtre est-il là\u00a0?',
    description:
      'Vous avez trouvé un animal\u00a0: publiez un avis en une minute, cherchez parmi les animaux perdus, et sachez qui prévenir.',
    report: 'J’ai trouvé un animal',
    other: 'Voir les animaux perdus',
  },
}

const otherKind = (kind: ReportKind): ReportKind => (kind === 'LOST' ? 'FOUND' : 'LOST')

/** What search engines and shared links say of a list. */
export function listMetadata(kind: ReportKind, query: Query): Metadata {
  const { description } = WORDS[kind]
  return pageMetadata({
    title: `${LIST_TITLES[kind]} · ${PLATFORM}`,
    description,
    path: LIST_PATHS[kind] + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })
}

/** The animals that are lost, or that were found: filters and pages are real addresses. */
export async function LostFoundList({ kind, query }: { kind: ReportKind; query: Query }) {
  const filters = readFilters(query)
  const [list, figures] = await Promise.all([searchReports(kind, filters), countReports()])
  if (filters.page > list.pages) notFound()
  const { reports, total, page, pages, place } = list
  const action = LIST_PATHS[kind]
  const words = WORDS[kind]
  const without = listQuery({ ...filters, page: 1 })
  const isFiltered = without !== listQuery(NO_FILTERS)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead
          origin={env.publicUrl}
          trail={[{ label: LIST_TITLES[kind] }]}
          title={LIST_TITLES[kind]}
          lead={words.lead}
        />
        <div className={styles.ways}>
          <ButtonLink href={newReportPath(kind)}>{words.report}</ButtonLink>
          <ButtonLink href={LIST_PATHS[otherKind(kind)]} look="outline">
            {words.other}
          </ButtonLink>
          {figures.returned > 0 && (
            <p className={styles.figure}>
              <strong>{counted(figures.returned, 'animal rentré', 'animaux rentrés')}</strong> chez
              eux en un an
            </p>
          )}
        </div>
        {query.fait === 'efface' && (
          <p className={styles.done} role="status">
            Votre avis est effacé, avec tout ce qu’il contenait.
          </p>
        )}
        <ReportFilters action={action} filters={filters} place={place} />
        <h2 className={styles.count}>
          <span role="status">{total === 0 ? 'Aucun avis' : reportCount(kind, total)}</span>
        </h2>
        {total === 0 ? (
          <EmptyState
            title={isFiltered ? 'Rien ne correspond pour l’instant' : 'Aucun avis pour l’instant'}
            action={
              <>
                <ButtonLink href={newReportPath(kind)}>{words.report}</ButtonLink>
                {isFiltered && (
                  <ButtonLink href={action} look="outline">
                    Voir tous les avis
                  </ButtonLink>
                )}
              </>
            }
          >
            {isFiltered
              ? 'Élargissez la distance, ou publiez un avis\u00a0: nous comparons chaque nouvel avis avec tous les autres.'
              : 'Publiez le premier\u00a0: nous préviendrons les personnes qui peuvent aider.'}
          </EmptyState>
        ) : (
          <div className={room.results}>
            <div className={room.map}>
              <ReportMapIsland key={without} query={`kind=${kind}&${without.slice(1)}`} />
            </div>
            <div>
              <Static as="ul" className={styles.cards}>
                {reports.map((report, at) => (
                  <li key={report.id}>
                    <ReportCard report={report} isEager={at < 2} />
                  </li>
                ))}
              </Static>
              <Pagination
                page={page}
                pages={pages}
                href={(wanted) => action + listQuery({ ...filters, page: wanted })}
                label="Pages de la liste"
              />
            </div>
          </div>
        )}
        <section className={styles.help} aria-labelledby="a-faire">
          <h2 id="a-faire">À faire aujourd’hui</h2>
          <StepList steps={STEPS[kind]} isOrdered />
        </section>
        {kind === 'LOST' && (
          <section className={styles.help} aria-labelledby="prevenir">
            <h2 id="prevenir">Être prévenu quand un animal se perd près de chez vous</h2>
            <ButtonLink href={`${PREFERENCES_PATH}#${ALERTS_PART}`} look="outline">
              Choisir ma commune
            </ButtonLink>
          </section>
        )}
        <section className={styles.help} aria-labelledby="refuges-proches">
          <h2 id="refuges-proches">Les refuges à appeler près de vous</h2>
          <SheltersNearIsland />
        </section>
      </div>
    </PageFrame>
  )
}
