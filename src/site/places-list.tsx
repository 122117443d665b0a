import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PlaceCards } from '@/features/places/components/PlaceCards'
import { PlaceFilters } from '@/features/places/components/PlaceFilters'
import { PlacesMapIsland } from '@/features/places/components/PlacesMapIsland'
import { EMERGENCY_PATH, FACES, isCare, SUGGEST_PATH, type Face } from '@/features/places/model'
import { searchPlaces } from '@/features/places/queries'
import { listQuery, NO_FILTERS, readFilters } from '@/features/places/schema'
import { CHOOSING } from '@/features/places/steps.model'
import { FACE_WORDS, placeCount } from '@/features/places/wording.model'
import { env } from '@/platform/env'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { PageHead } from '@/ui/PageHead'
import { Pagination } from '@/ui/Pagination'
import { StepList } from '@/ui/StepList'

import room from './list-and-map.module.scss'
import styles from './lost-found.module.scss'
import { pageMetadata, PLATFORM } from './metadata'

type Query = Record<string, string | string[] | undefined>

/** What search engines and shared links say of a list. */
export const placesMetadata = (face: Face, query: Query): Metadata =>
  pageMetadata({
    title: `${FACE_WORDS[face].title} · ${PLATFORM}`,
    description: FACE_WORDS[face].description,
    path: FACES[face].path + listQuery(readFilters(face, query)),
    siteName: PLATFORM,
  })

/** One of the four lists of places: filters and pages are real addresses. */
export async function PlacesList({ face, query }: { face: Face; query: Query }) {
  const filters = readFilters(face, query)
  const now = new Date()
  const { places, total, page, pages, place } = await searchPlaces(face, filters)
  if (page > pages) notFound()
  const { path, kinds } = FACES[face]
  const { title, lead } = FACE_WORDS[face]
  const choosing = CHOOSING[face]
  const without = listQuery({ ...filters, page: 1 })
  const isFiltered = without !== listQuery(NO_FILTERS)
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageHead origin={env.publicUrl} trail={[{ label: title }]} title={title} lead={lead} />
        <div className={styles.ways}>
          {isCare(kinds[0]) && (
            <ButtonLink href={EMERGENCY_PATH}>Une urgence&nbsp;? Qui appeler</ButtonLink>
          )}
          <ButtonLink href={SUGGEST_PATH} look="outline">
            Proposer une adresse
          </ButtonLink>
        </div>
        <PlaceFilters face={face} filters={filters} place={place} />
        <h2 className={styles.count}>
          <span role="status">{total === 0 ? 'Aucune adresse' : placeCount(face, total)}</span>
        </h2>
        {total === 0 ? (
          <EmptyState
            title={
              isFiltered ? 'Rien ne correspond pour l’instant' : 'Aucune adresse pour l’instant'
            }
            action={
              <>
                <ButtonLink href={SUGGEST_PATH}>Proposer une adresse</ButtonLink>
                {isFiltered && (
                  <ButtonLink href={path} look="outline">
                    Voir toutes les adresses
                  </ButtonLink>
                )}
              </>
            }
          >
            Élargissez la distance, ou proposez une adresse que vous connaissez.
          </EmptyState>
        ) : (
          <div className={room.results}>
            <div className={room.map}>
              <PlacesMapIsland key={without} query={`face=${face}&${without.slice(1)}`} />
            </div>
            <div>
              <PlaceCards className={styles.cards} places={places} now={now} />
              <Pagination
                page={page}
                pages={pages}
                href={(wanted) => path + listQuery({ ...filters, page: wanted })}
                label="Pages de la liste"
              />
            </div>
          </div>
        )}
        <section className={styles.help} aria-labelledby="bien-choisir">
          <h2 id="bien-choisir">{choosing.title}</h2>
          <StepList steps={choosing.steps} />
        </section>
      </div>
    </PageFrame>
  )
}
