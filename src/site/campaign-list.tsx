import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CampaignCard } from '@/features/campaigns/components/CampaignCard'
import { CampaignFilters } from '@/features/campaigns/components/CampaignFilters'
import { listQuery, PER_PAGE, readFilters } from '@/features/campaigns/filters'
import { LIST_PATH } from '@/features/campaigns/model'
import { searchCampaigns } from '@/features/campaigns/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
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

export const campaignListMetadata = (query: Query): Metadata =>
  pageMetadata({
    title: `Collectes des refuges · ${PLATFORM}`,
    description:
      'Ce que les refuges cherchent à financer, ce qui est reçu, et ce qui en a été fait.',
    path: LIST_PATH + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })

/** What shelters collect money for: filters and pages are real addresses. */
export async function CampaignListPage({ query }: { query: Query }) {
  const filters = readFilters(query)
  const found = await searchCampaigns({ ...filters, limit: PER_PAGE })
  const { campaigns, total, page, pages, place } = found
  if (filters.page > pages) notFound()
  const isFiltered = Boolean(filters.search ?? filters.near ?? filters.state)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead
          origin={env.publicUrl}
          trail={[{ label: 'Agir', href: '/agir' }, { label: 'Collectes' }]}
          title="Collectes des refuges"
          lead={LEAD}
        />
        <CampaignFilters filters={filters} place={place} />
        <h2 className={styles.count}>
          <span role="status">
            {total === 0 ? 'Aucune collecte' : counted(total, 'collecte', 'collectes')}
          </span>
        </h2>
        {total === 0 ? (
          <EmptyState
            icon={HEART}
            title={isFiltered ? 'Rien ne correspond' : 'Aucune collecte aujourd’hui'}
            action={
              isFiltered ? (
                <ButtonLink href={LIST_PATH}>Voir toutes les collectes</ButtonLink>
              ) : (
                <ButtonLink href="/refuges">Choisir un refuge à aider</ButtonLink>
              )
            }
          >
            {isFiltered
              ? 'Élargissez la distance, ou retirez un critère.'
              : 'Un don ou un parrainage aide un refuge toute l’année.'}
          </EmptyState>
        ) : (
          <>
            <Static as="ul" className={styles.cards}>
              {campaigns.map((campaign, at) => (
                <li key={campaign.id}>
                  <CampaignCard campaign={campaign} isEager={at < 3} />
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
