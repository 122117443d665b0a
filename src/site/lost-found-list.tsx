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
import { PREFERENCES_PATH } from '@/features/notifications/preferences/model'
import { counted } from '@/platform/french.model'
import { isFiltered, type PageQuery } from '@/platform/http/page-query'
import { ButtonLink } from '@/ui/Button'
import { EmptyList } from '@/ui/EmptyList'
import { StepList } from '@/ui/StepList'

import { CardList, ListPage, ListPart } from './list-page'
import styles from './lost-found-list.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

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

const EMPTY = {
  hint: 'Publiez le premier\u00a0: nous préviendrons les personnes qui peuvent aider.',
  filteredHint:
    'Élargissez la distance, ou publiez un avis\u00a0: nous comparons chaque nouvel avis avec tous les autres.',
} as const

const otherKind = (kind: ReportKind): ReportKind => (kind === 'LOST' ? 'FOUND' : 'LOST')

/** What search engines and shared links say of a list. */
export function listMetadata(kind: ReportKind, query: PageQuery): Metadata {
  const { description } = WORDS[kind]
  return pageMetadata({
    title: `${LIST_TITLES[kind]} · ${PLATFORM}`,
    description,
    path: LIST_PATHS[kind] + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })
}

/** The animals that are lost, or that were found: filters and pages are real addresses. */
export async function LostFoundList({ kind, query }: { kind: ReportKind; query: PageQuery }) {
  const filters = readFilters(query)
  const [list, figures] = await Promise.all([searchReports(kind, filters), countReports()])
  if (filters.page > list.pages) notFound()
  const { reports, total, page, pages, place } = list
  const action = LIST_PATHS[kind]
  const words = WORDS[kind]
  const without = listQuery({ ...filters, page: 1 })
  return (
    <ListPage
      title={LIST_TITLES[kind]}
      lead={words.lead}
      ways={
        <>
          <ButtonLink href={newReportPath(kind)}>{words.report}</ButtonLink>
          <ButtonLink href={LIST_PATHS[otherKind(kind)]} look="outline">
            {words.other}
          </ButtonLink>
          {figures.returned > 0 && (
            <p className={styles.figure}>
              <strong>{counted(figures.returned, 'animal rentré', 'animaux rentrés')}</strong>{' '}
              {figures.returned === 1 ? 'chez lui' : 'chez eux'} en un an
            </p>
          )}
        </>
      }
      done={
        query.fait === 'efface' && (
          <p className={styles.done} role="status">
            Votre avis est effacé, avec tout ce qu’il contenait.
          </p>
        )
      }
      search={<ReportFilters action={action} filters={filters} place={place} />}
      count={total === 0 ? 'Aucun avis' : reportCount(kind, total)}
      empty={
        total === 0 ? (
          <EmptyList
            isFiltered={isFiltered(filters, NO_FILTERS)}
            isActionFirst
            none="Aucun avis pour l’instant"
            hint={EMPTY.hint}
            filteredHint={EMPTY.filteredHint}
            action={{ href: newReportPath(kind), label: words.report }}
            all={{ href: action, label: 'Voir tous les avis' }}
          />
        ) : null
      }
      map={<ReportMapIsland key={without} query={`kind=${kind}&${without.slice(1)}`} />}
      cards={
        <CardList>
          {reports.map((report, at) => (
            <li key={report.id}>
              <ReportCard report={report} isEager={at < 2} />
            </li>
          ))}
        </CardList>
      }
      pages={{ page, pages, href: (wanted) => action + listQuery({ ...filters, page: wanted }) }}
    >
      <ListPart id="a-faire" title="À faire aujourd’hui">
        <StepList steps={STEPS[kind]} isOrdered />
      </ListPart>
      {kind === 'LOST' && (
        <ListPart id="prevenir" title="Être prévenu quand un animal se perd près de chez vous">
          <ButtonLink href={`${PREFERENCES_PATH}#${ALERTS_PART}`} look="outline">
            Choisir ma commune
          </ButtonLink>
        </ListPart>
      )}
      <ListPart id="refuges-proches" title="Les refuges à appeler près de vous">
        <SheltersNearIsland />
      </ListPart>
    </ListPage>
  )
}
