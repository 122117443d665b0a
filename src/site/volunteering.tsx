import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { MissionCard } from '@/features/volunteering/components/MissionCard'
import { MissionFilters } from '@/features/volunteering/components/MissionFilters'
import { LIST_PATH } from '@/features/volunteering/model'
import { searchMissions } from '@/features/volunteering/queries'
import { listQuery, NO_FILTERS, readFilters } from '@/features/volunteering/schema'
import { counted, ofOrganisation } from '@/platform/french.model'
import { isFiltered, type PageQuery } from '@/platform/http/page-query'
import { EmptyList } from '@/ui/EmptyList'
import { StepList } from '@/ui/StepList'

import { CardList, ListPage, ListPart } from './list-page'
import { pageMetadata, PLATFORM } from './metadata'

const TITLE = 'Devenir bénévole'

/** What helps whoever begins, with a mission or without. */
const STEPS = [
  {
    title: 'Choisissez un refuge où vous irez volontiers',
    text: 'Près de chez vous, à des heures qui vous vont\u00a0: c’est la régularité qui aide.',
    link: { href: '/refuges', label: 'Les refuges près de chez vous' },
  },
  {
    title: 'Pas de mission près de chez vous\u00a0?',
    text: 'Appelez ou passez pendant les visites\u00a0: promenades, socialisation des chats, ménage, bricolage, trajets, photos, comptes.',
  },
  {
    title: 'Parlez de vos limites',
    text: 'Allergies, dos fragile, peu d’expérience\u00a0: on vous trouvera une place. Beaucoup de refuges demandent une petite adhésion, pour l’assurance.',
  },
  {
    title: 'Pensez à la famille d’accueil',
    text: 'Garder chez soi un animal quelques semaines libère une place. Le refuge paie en général les soins\u00a0: convenez-en par écrit.',
  },
]

export const missionListMetadata = (query: PageQuery): Metadata =>
  pageMetadata({
    title: `${TITLE} · ${PLATFORM}`,
    description:
      'Promener, accueillir, bricoler, transporter\u00a0: les missions de bénévolat des refuges, près de chez vous.',
    path: LIST_PATH + listQuery(readFilters(query)),
    siteName: PLATFORM,
  })

/** The missions that are online: filters and pages are real addresses. */
export async function MissionListPage({ query }: { query: PageQuery }) {
  const filters = readFilters(query)
  const { missions, total, page, pages, place } = await searchMissions(filters)
  if (filters.page > pages) notFound()
  const shelter = filters.shelter ? missions[0]?.shelter : undefined
  return (
    <ListPage
      trail={[{ label: TITLE }]}
      title={shelter ? `Aider l’équipe ${ofOrganisation(shelter.name)}` : TITLE}
      lead="Un refuge tient debout grâce à ses bénévoles. Deux heures par mois comptent déjà, et l’on peut aider sans s’occuper des animaux."
      search={<MissionFilters filters={filters} place={place} />}
      count={total === 0 ? 'Aucune mission' : counted(total, 'mission', 'missions')}
      empty={
        total === 0 ? (
          <EmptyList
            isFiltered={isFiltered(filters, NO_FILTERS)}
            none="Aucune mission pour l’instant"
            hint="Appelez un refuge près de chez vous : il a sûrement besoin d’aide."
            action={{ href: '/refuges', label: 'Choisir un refuge' }}
            all={{ href: LIST_PATH, label: 'Voir toutes les missions' }}
          />
        ) : null
      }
      cards={
        <CardList>
          {missions.map((mission) => (
            <li key={mission.id}>
              <MissionCard mission={mission} />
            </li>
          ))}
        </CardList>
      }
      pages={{ page, pages, href: (wanted) => LIST_PATH + listQuery({ ...filters, page: wanted }) }}
    >
      <ListPart id="commencer" title="Comment commencer">
        <StepList steps={STEPS} />
      </ListPart>
    </ListPage>
  )
}
