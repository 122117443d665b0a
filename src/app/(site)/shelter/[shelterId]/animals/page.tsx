import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { AnimalFilters } from '@/features/animals/components/AnimalFilters'
import { AnimalGrid } from '@/features/animals/components/AnimalGrid'
import { listShelterAnimals, listShelterSpecies } from '@/features/animals/queries'
import { animalCount } from '@/features/animals/wording'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { Button, ButtonLink } from '@/ui/Button'

import { pageMetadata } from '../../../metadata'
import styles from './page.module.scss'
import { readSearch, searchQuery, type Search } from './search'

type Props = {
  params: Promise<{ shelterId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: Props) {
  const key = await findShelter((await params).shelterId)
  const shelter = key && (await readShelter(key.id))
  const search = readSearch(await searchParams)
  if (!shelter || !search) return null
  const { page, limit, species, sex, isSos } = search
  const list = await listShelterAnimals(shelter.id, {
    page,
    limit,
    species: species || undefined,
    sex: sex || undefined,
    isSos: isSos || undefined,
  })
  return page > 1 && list.animals.length === 0 ? null : { shelter, search, list }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return { title: 'Page 404' }
  const { shelter, search } = found
  const { name, city, slug } = shelter
  return pageMetadata({
    title: `Animaux à adopter – ${name}`,
    description: `Les animaux qui attendent une famille : ${name}, à ${city}.`,
    path: `/shelter/${slug}/animals${searchQuery(search)}`,
    siteName: name,
    picture: shelter.photos[0] ?? shelter.logo,
  })
}

/** All the animals of a shelter, by pages and filters that are real addresses. */
export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { shelter, search, list } = found
  const path = `/shelter/${shelter.slug}/animals`
  const isFiltered = Boolean(search.species || search.sex || search.isSos)
  return (
    <div className={styles.page}>
      <h1>Nos animaux à adopter</h1>
      {(list.total > 1 || isFiltered) && (
        <AnimalFilters action={path} values={search} species={await listShelterSpecies(shelter.id)}>
          <Button type="submit" look="outline">
            Filtrer
          </Button>
          {isFiltered && (
            <a className={styles.clear} href={path}>
              Tout effacer
            </a>
          )}
        </AnimalFilters>
      )}
      <p className={styles.count}>{animalCount(list.total)}</p>
      {list.animals.length > 0 ? (
        <AnimalGrid animals={list.animals} eager={4} level="h2" />
      ) : (
        <p className={styles.empty}>
          {isFiltered
            ? 'Aucun animal ne correspond à vos critères.'
            : 'Aucun animal n’attend de famille ici en ce moment. Revenez bientôt, ou appelez le refuge.'}
        </p>
      )}
      {list.pages > 1 && <Pages path={path} search={search} pages={list.pages} />}
    </div>
  )
}

function Pages({ path, search, pages }: { path: string; search: Search; pages: number }) {
  const { page } = search
  const to = (wanted: number) => `${path}${searchQuery({ ...search, page: wanted })}`
  return (
    <nav className={styles.pages} aria-label="Pages de la liste">
      {page > 1 && (
        <ButtonLink look="outline" rel="prev" href={to(page - 1)}>
          Page précédente
        </ButtonLink>
      )}
      <span>
        Page {page} sur {pages}
      </span>
      {page < pages && (
        <ButtonLink look="outline" rel="next" href={to(page + 1)}>
          Page suivante
        </ButtonLink>
      )}
    </nav>
  )
}
