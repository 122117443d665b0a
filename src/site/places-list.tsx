import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PlaceCards } from '@/features/places/components/PlaceCards'
import { PlaceFilters } from '@/features/places/components/PlaceFilters'
import { PlacesMapIsland } from '@/features/places/components/PlacesMapIsland'
import { EMERGENCY_PATH, FACES, isCare, SUGGEST_PATH, type Face } from '@/features/places/model'
import { searchPlaces } from '@/features/places/queries'
import { listQuery, NO_FILTERS, readFilters } from '@/features/places/schema'
import { CHOOSING } from '@/features/places/steps.model'
import { FACE_WORDS, placeCount } from '@/features/places/wording.model'
import { isFiltered, type PageQuery } from '@/platform/http/page-query'
import { ButtonLink } from '@/ui/Button'
import { EmptyList } from '@/ui/EmptyList'
import { StepList } from '@/ui/StepList'

import { ListPage, ListPart } from './list-page'
import { pageMetadata, PLATFORM } from './metadata'
import styles from './page.module.scss'

const SUGGEST = 'Proposer une adresse'

/** What search engines and shared links say of a list. */
export const placesMetadata = (face: Face, query: PageQuery): Metadata =>
  pageMetadata({
    title: `${FACE_WORDS[face].title} · ${PLATFORM}`,
    description: FACE_WORDS[face].description,
    path: FACES[face].path + listQuery(readFilters(face, query)),
    siteName: PLATFORM,
  })

/** One of the three lists of places: filters and pages are real addresses. */
export async function PlacesList({ face, query }: { face: Face; query: PageQuery }) {
  const filters = readFilters(face, query)
  const now = new Date()
  const { places, total, page, pages, place } = await searchPlaces(face, filters)
  if (page > pages) notFound()
  const { path, kinds } = FACES[face]
  const { title, lead } = FACE_WORDS[face]
  const choosing = CHOOSING[face]
  const without = listQuery({ ...filters, page: 1 })
  return (
    <ListPage
      title={title}
      lead={lead}
      ways={
        <>
          {isCare(kinds[0]) && (
            <ButtonLink href={EMERGENCY_PATH}>Une urgence&nbsp;? Qui appeler</ButtonLink>
          )}
          <ButtonLink href={SUGGEST_PATH} look="outline">
            {SUGGEST}
          </ButtonLink>
        </>
      }
      search={<PlaceFilters face={face} filters={filters} place={place} />}
      count={total === 0 ? 'Aucune adresse' : placeCount(face, total)}
      empty={
        total === 0 ? (
          <EmptyList
            isFiltered={isFiltered(filters, NO_FILTERS)}
            isActionFirst
            none="Aucune adresse pour l’instant"
            hint="Proposez une adresse que vous connaissez."
            filteredHint="Élargissez la distance, ou proposez une adresse que vous connaissez."
            action={{ href: SUGGEST_PATH, label: SUGGEST }}
            all={{ href: path, label: 'Voir toutes les adresses' }}
          />
        ) : null
      }
      map={<PlacesMapIsland key={without} query={`face=${face}&${without.slice(1)}`} />}
      cards={<PlaceCards className={styles.cards} places={places} now={now} />}
      pages={{ page, pages, href: (wanted) => path + listQuery({ ...filters, page: wanted }) }}
    >
      <ListPart id="bien-choisir" title={choosing.title}>
        <StepList steps={choosing.steps} />
      </ListPart>
    </ListPage>
  )
}
