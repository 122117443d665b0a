import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { distanceLabel } from '@/features/animals/wording'
import { DirectoryForm } from '@/features/directory/components/DirectoryForm'
import { DirectoryMapIsland } from '@/features/directory/components/DirectoryMapIsland'
import { FilterChips } from '@/features/directory/components/FilterChips'
import { NothingFound } from '@/features/directory/components/NothingFound'
import { directoryQuery } from '@/features/directory/model'
import { searchShelters } from '@/features/directory/queries'
import { readDirectoryFilters } from '@/features/directory/schema'
import { shelterCount, speciesKept, waitingCount } from '@/features/directory/wording'
import { HoursManners } from '@/features/shelters/components/HoursManners'
import { addressSearch } from '@/features/shelters/components/map-links'
import { ShelterPreview } from '@/features/shelters/components/ShelterPreview'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import room from '@/site/list-page.module.scss'
import { pageMetadata } from '@/site/metadata'
import { PageBanner } from '@/ui/PageBanner'
import { Pagination } from '@/ui/Pagination'
import { Static } from '@/ui/Static'

import styles from './page.module.scss'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

const PATH = '/refuges'

async function load({ searchParams }: Props) {
  const filters = readDirectoryFilters(await searchParams)
  const list = await searchShelters(filters)
  return filters.page > list.pages ? null : { filters, list }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return { title: 'Page 404' }
  const { list } = found
  return pageMetadata({
    title: 'Les refuges et les associations · Patte Blanche',
    description: `${shelterCount(list.total)} : où ils sont, quand ils ouvrent, et les animaux qui y attendent une famille.`,
    path: PATH + directoryQuery(found.filters),
    siteName: 'Patte Blanche',
  })
}

/** The directory of the shelters: filters and pages are real addresses. */
export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { filters, list } = found
  const { shelters, total, place, page, pages } = list
  const without = directoryQuery({ ...filters, page: 1, sortBy: undefined })
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="gradient"
          origin={env.publicUrl}
          trail={[{ label: 'Refuges' }]}
          title="Les refuges et les associations"
          lead="Ils recueillent, soignent et connaissent chacun de leurs animaux. Trouvez ceux de votre région, voyez s’ils sont ouverts, allez les rencontrer."
        />
        <DirectoryForm action={PATH} filters={filters} place={place} choices={list.choices} />
        <div className={styles.above}>
          <h2 className={styles.count}>
            <span role="status">{shelterCount(total)}</span>
          </h2>
          <FilterChips action={PATH} filters={filters} place={place} />
        </div>
        {total === 0 ? (
          <NothingFound action={PATH} filters={filters} place={place} ways={list.relaxations} />
        ) : (
          <div className={room.results}>
            <div className={room.map}>
              <DirectoryMapIsland
                key={without}
                query={without}
                search={{
                  href: addressSearch(`refuge animaux ${place?.name ?? 'France'}`),
                  label: 'Chercher une adresse sur une carte',
                }}
              />
            </div>
            <div>
              <Static as="ul" className={styles.cards}>
                {shelters.map(({ id, card, animals, species, distance }, index) => (
                  <li key={id}>
                    <ShelterPreview
                      shelter={card}
                      waiting={waitingCount(animals)}
                      kept={speciesKept(species)}
                      distance={distance === null ? null : distanceLabel(distance)}
                      isEager={index < 2}
                    />
                  </li>
                ))}
              </Static>
              <HoursManners />
              <Pagination
                page={page}
                pages={pages}
                href={(wanted) => PATH + directoryQuery({ ...filters, page: wanted })}
                label="Pages de la liste des refuges"
              />
            </div>
          </div>
        )}
      </div>
    </PageFrame>
  )
}
