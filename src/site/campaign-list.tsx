import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CampaignCard } from '@/features/campaigns/components/CampaignCard'
import { CampaignFilters } from '@/features/campaigns/components/CampaignFilters'
import { listQuery, NO_FILTERS, PER_PAGE, readFilters } from '@/features/campaigns/filters'
import { LIST_PATH } from '@/features/campaigns/model'
import { searchCampaigns } from '@/features/campaigns/queries'
import { counted } from '@/platform/french.model'
import { isFiltered, type PageQuery } from '@/platform/http/page-query'
import { EmptyList } from '@/ui/EmptyList'
import { HEART } from '@/ui/paths/heart'
import { StepList } from '@/ui/StepList'

import { CardList, ListPage, ListPart } from './list-page'
import { pageMetadata, PLATFORM } from './metadata'

const LEAD =
  'Une opération, un hiver à passer, un chenil à refaire\u00a0: ce que les refuges financent grâce à vous, et ce qu’ils en ont fait.'

const HOW = [
  {
    title: 'Vous choisissez une collecte',
    text: 'Chaque refuge raconte à quoi servira l’argent, et ce qui est déjà reçu.',
  },
  {
    title: 'Vous donnez au refuge',
    text: 'L’argent va directement sur son compte. S’il délivre des reçus fiscaux, le vôtre arrive par e-mail.',
  },
  {
    title: 'Il dit ce qui en a été fait',
    text: 'Une fois terminée, la collecte garde sa page, avec le bilan du refuge.',
  },
]

export const campaignListMetadata = (query: PageQuery): Metadata =>
  pageMetadata({
    title: `Collectes des refuges · ${PLATFORM}`,
    description:
      'Ce que les refuges cherchent à financer, ce qui est reçu, et ce qui en a été fait.',
    path: LIST_PATH + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })

/** What shelters collect money for: filters and pages are real addresses. */
export async function CampaignListPage({ query }: { query: PageQuery }) {
  const filters = readFilters(query)
  const found = await searchCampaigns({ ...filters, limit: PER_PAGE })
  const { campaigns, total, page, pages, place } = found
  if (filters.page > pages) notFound()
  return (
    <ListPage
      trail={[{ label: 'Agir', href: '/agir' }, { label: 'Collectes' }]}
      title="Collectes des refuges"
      lead={LEAD}
      search={<CampaignFilters filters={filters} place={place} />}
      count={total === 0 ? 'Aucune collecte' : counted(total, 'collecte', 'collectes')}
      empty={
        total === 0 ? (
          <EmptyList
            icon={HEART}
            isFiltered={isFiltered(filters, NO_FILTERS)}
            none="Aucune collecte aujourd’hui"
            hint="Un don ou un parrainage aide un refuge toute l’année."
            action={{ href: '/refuges', label: 'Choisir un refuge à aider' }}
            all={{ href: LIST_PATH, label: 'Voir toutes les collectes' }}
          />
        ) : null
      }
      cards={
        <CardList>
          {campaigns.map((campaign, at) => (
            <li key={campaign.id}>
              <CampaignCard campaign={campaign} isEager={at < 3} />
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
