import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { RequestCard } from '@/features/supply-requests/components/RequestCard'
import { RequestFilters } from '@/features/supply-requests/components/RequestFilters'
import { listQuery, NO_FILTERS, PER_PAGE, readFilters } from '@/features/supply-requests/filters'
import { LIST_PATH } from '@/features/supply-requests/model'
import { searchRequests } from '@/features/supply-requests/queries'
import { counted } from '@/platform/french.model'
import { isFiltered, type PageQuery } from '@/platform/http/page-query'
import { EmptyList } from '@/ui/EmptyList'
import { HEART } from '@/ui/paths/heart'
import { StepList } from '@/ui/StepList'

import { CardList, ListPage, ListPart } from './list-page'
import { pageMetadata, PLATFORM } from './metadata'

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

export const supplyListMetadata = (query: PageQuery): Metadata =>
  pageMetadata({
    title: `Dons en nature · ${PLATFORM}`,
    description:
      'Croquettes, couvertures, matériel\u00a0: ce dont les refuges ont besoin près de chez vous, et ce qui est déjà réuni.',
    path: LIST_PATH + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })

/** What shelters ask for: filters and pages are real addresses. */
export async function SupplyListPage({ query }: { query: PageQuery }) {
  const filters = readFilters(query)
  const found = await searchRequests({ ...filters, limit: PER_PAGE })
  const { requests, total, page, pages, place } = found
  if (filters.page > pages) notFound()
  return (
    <ListPage
      title="Dons en nature"
      lead={LEAD}
      search={<RequestFilters filters={filters} place={place} />}
      count={total === 0 ? 'Aucun besoin' : counted(total, 'besoin', 'besoins')}
      empty={
        total === 0 ? (
          <EmptyList
            icon={HEART}
            isFiltered={isFiltered(filters, NO_FILTERS)}
            none="Rien ne manque aujourd’hui"
            hint="Les refuges peuvent aussi vous le dire de vive voix."
            action={{ href: '/refuges', label: 'Voir les refuges' }}
            all={{ href: LIST_PATH, label: 'Voir tous les besoins' }}
          />
        ) : null
      }
      cards={
        <CardList>
          {requests.map((request, at) => (
            <li key={request.id}>
              <RequestCard request={request} isEager={at < 3} />
            </li>
          ))}
        </CardList>
      }
      pages={{ page, pages, href: (wanted) => LIST_PATH + listQuery({ ...filters, page: wanted }) }}
    >
      <ListPart id="comment" title="Comment cela se passe">
        <StepList steps={HOW} isOrdered />
      </ListPart>
    </ListPage>
  )
}
