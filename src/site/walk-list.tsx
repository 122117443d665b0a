import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { WalkCard } from '@/features/walks/components/WalkCard'
import { WalkFilters } from '@/features/walks/components/WalkFilters'
import { WalkMapIsland } from '@/features/walks/components/WalkMapIsland'
import { listQuery, NO_FILTERS, readFilters } from '@/features/walks/filters'
import { LIST_PATH, newWalkPath } from '@/features/walks/model'
import { searchWalks } from '@/features/walks/queries'
import { counted } from '@/platform/french.model'
import { isFiltered, type PageQuery } from '@/platform/http/page-query'
import { ButtonLink } from '@/ui/Button'
import { EmptyList } from '@/ui/EmptyList'
import { StepList } from '@/ui/StepList'

import { CardList, ListPage, ListPart } from './list-page'
import { pageMetadata, PLATFORM } from './metadata'

const PROPOSE = 'Proposer une promenade'
const FIRST = 'Décrivez la première\u00a0: celle que vous faites le dimanche.'

/** What is true of every walk, whoever wrote it. */
const BEFORE = [
  {
    title: 'Est-il admis\u00a0?',
    text: 'Beaucoup de plages l’été, les cœurs de parcs nationaux et des réserves naturelles sont interdits aux chiens, même en laisse. La mairie ou le parc le dit.',
  },
  {
    title: 'Faut-il une laisse\u00a0?',
    text: 'En forêt, du 15 avril au 30 juin, un chien doit être en laisse hors des allées\u00a0: c’est le temps des naissances.',
  },
  {
    title: 'Fait-il trop chaud\u00a0?',
    text: 'Posez la main cinq secondes sur le sol\u00a0: si elle brûle, ses coussinets aussi. Sortez tôt ou tard, avec de l’eau.',
  },
  {
    title: 'Et au retour',
    text: 'Regardez les oreilles, entre les doigts et sous le ventre\u00a0: tiques et épillets se retirent mieux tôt.',
    link: { href: '/guide/soins', label: 'Soins d’urgence' },
  },
]

export const walkListMetadata = (query: PageQuery): Metadata =>
  pageMetadata({
    title: `Promenades · ${PLATFORM}`,
    description:
      'Des promenades à faire avec son chien, près de chez vous\u00a0: longueur, durée, tracé, et la règle pour les chiens.',
    path: LIST_PATH + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })

/** The walks that are online: filters and pages are real addresses. */
export async function WalkListPage({ query }: { query: PageQuery }) {
  const filters = readFilters(query)
  const { walks, total, page, pages, place } = await searchWalks(filters)
  if (filters.page > pages) notFound()
  const without = listQuery({ ...filters, page: 1 })
  const { sort: _, ...onMap } = filters
  const mapQuery = listQuery({ ...onMap, sort: 'latest', page: 1 }).slice(1)
  return (
    <ListPage
      title="Promenades"
      lead="Décrites par ceux qui les font. La règle pour les chiens est dite en premier."
      ways={<ButtonLink href={newWalkPath}>{PROPOSE}</ButtonLink>}
      search={<WalkFilters filters={filters} place={place} />}
      count={total === 0 ? 'Aucune promenade' : counted(total, 'promenade', 'promenades')}
      empty={
        total === 0 ? (
          <EmptyList
            isFiltered={isFiltered(filters, NO_FILTERS)}
            isActionFirst
            none="Aucune promenade pour l’instant"
            hint={FIRST}
            action={{ href: newWalkPath, label: PROPOSE }}
            all={{ href: LIST_PATH, label: 'Voir toutes les promenades' }}
          />
        ) : null
      }
      map={<WalkMapIsland key={without} query={mapQuery} />}
      cards={
        <CardList>
          {walks.map((walk, at) => (
            <li key={walk.id}>
              <WalkCard walk={walk} isEager={at < 2} />
            </li>
          ))}
        </CardList>
      }
      pages={{ page, pages, href: (wanted) => LIST_PATH + listQuery({ ...filters, page: wanted }) }}
    >
      <ListPart id="avant" title="Avant de partir">
        <StepList steps={BEFORE} />
      </ListPart>
    </ListPage>
  )
}
