import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { RequestCard } from '@/features/supply-requests/components/RequestCard'
import { RequestFilters } from '@/features/supply-requests/components/RequestFilters'
import { listQuery, PER_PAGE, readFilters } from '@/features/supply-requests/filters'
import { LIST_PATH } from '@/features/supply-requests/model'
import { searchRequests } from '@/features/supply-requests/queries'
import { env } from '@/platform/env'
import { counted } from '@/platform/french.model'
import { ButtonLink } from '@/ui/Button'
import { HEART } from '@/ui/paths/heart'
import { EmptyState } from '@/ui/EmptyState'
import { PageHead } from '@/ui/PageHead'
import { Pagination } from '@/ui/Pagination'
import { Static } from '@/ui/Static'
import { StepList } from '@/ui/StepList'

import styles from './lost-found.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

type Query = Record<string, string | string[] | undefined>

const LEAD =
  'Croquettes, couvertures, planches\u00a0: ce qui manque aux refuges, et que vous avez peut-être.'

const HOW = [
  {
    title: 'Vous dites ce que vous apportez',
    text: 'Même un peu\u00a0: la barre montre ce qui est déjà promis ou reçu.',
  },
  {
    title: 'Le refuge confirme',
    text: 'Il lit votre téléphone, personne d’autre. Attendez sa réponse avant de vous déplacer.',
  },
  {
    title: 'Vous apportez, avec votre bon',
    text: 'Il porte l’adresse et les horaires. Parfois, c’est le refuge qui vient chercher.',
  },
]

export const supplyListMetadata = (query: Query): Metadata =>
  pageMetadata({
    title: `Dons en nature · ${PLATFORM}`,
    description:
      'Croquettes, couvertures, matériel\u00a0: ce dont les refuges ont besoin près de chez vous, et ce qui est déjà réuni.',
    path: LIST_PATH + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })

/** What shelters ask for: filters and pages are real addresses. */
export async function SupplyListPage({ query }: { query: Query }) {
  const filters = readFilters(query)
  const found = await searchRequests({ ...filters, limit: PER_PAGE })
  const { requests, total, page, pages, place } = found
  if (filters.page > pages) notFound()
  const isFiltered = Object.entries({ ...filters, page: 0, radiusKm: 0, sort: 0 }).some(
    ([, value]) => Boolean(value),
  )
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead
          origin={env.publicUrl}
          trail={[{ label: 'Dons en nature' }]}
          title="Dons en nature"
          lead={LEAD}
        />
        <RequestFilters filters={filters} place={place} />
        <h2 className={styles.count}>
          <span role="status">
            {total === 0 ? 'Aucun besoin' : counted(total, 'besoin', 'besoins')}
          </span>
        </h2>
        {total === 0 ? (
          <EmptyState
            icon={HEART}
            title={isFiltered ? 'Rien ne correspond' : 'Rien ne manque aujourd’hui'}
            action={
              isFiltered ? (
                <ButtonLink href={LIST_PATH}>Voir tous les besoins</ButtonLink>
              ) : (
                <ButtonLink href="/refuges">Voir les refuges</ButtonLink>
              )
            }
          >
            {isFiltered
              ? 'Élargissez la distance, ou retirez un critère.'
              : 'Les refuges peuvent aussi vous le dire de vive voix.'}
          </EmptyState>
        ) : (
          <>
            <Static as="ul" className={styles.cards}>
              {requests.map((request, at) => (
                <li key={request.id}>
                  <RequestCard request={request} isEager={at < 3} />
                </li>
              ))}
            </Static>
            <Pagination
              page={page}
              pages={pages}
              href={(wanted) => LIST_PATH + listQuery({ ...filters, page: wanted })}
              label="Pages de la liste"
            />
          </>
        )}
        <section className={styles.help} aria-labelledby="comment">
          <h2 id="comment">Comment cela se passe</h2>
          <StepList steps={HOW} isOrdered />
        </section>
      </div>
    </PageFrame>
  )
}
