import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { AnimalCard } from '@/features/animals/components/AnimalCard'
import { listShelterAnimals } from '@/features/animals/queries'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'

import styles from './page.module.scss'

const PER_PAGE = 12

type Props = {
  params: Promise<{ shelterId: string }>
  searchParams: Promise<{ page?: string | string[] }>
}

async function load({ params, searchParams }: Props) {
  const key = await findShelter((await params).shelterId)
  const shelter = key && (await readShelter(key.id))
  if (!shelter) notFound()
  const asked = (await searchParams).page
  const page = asked === undefined ? 1 : Number(asked)
  if (!Number.isInteger(page) || page < 1 || page > 1000) notFound()
  return { shelter, list: await listShelterAnimals(shelter.id, PER_PAGE, page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shelter, list } = await load(props)
  return {
    title: { absolute: `Animaux à adopter – ${shelter.name}` },
    description: `Les animaux à adopter au ${shelter.name}, à ${shelter.city}.`,
    alternates: {
      canonical: `/shelter/${shelter.slug}/animals${list.page > 1 ? `?page=${list.page}` : ''}`,
    },
  }
}

/** All the animals of a shelter, by pages that are real addresses. */
export default async function Page(props: Props) {
  const { shelter, list } = await load(props)
  if (list.page > 1 && list.animals.length === 0) notFound()
  const home = `/shelter/${shelter.slug}`
  return (
    <div className={styles.page}>
      <h1>Nos animaux à adopter</h1>
      <p>{list.total > 1 ? `${list.total} animaux` : `${list.total} animal`}</p>
      {list.animals.length === 0 ? (
        <p className={styles.empty}>
          Aucun animal n’attend de famille ici en ce moment. Revenez bientôt, ou appelez le refuge.
        </p>
      ) : (
        <ul className={styles.grid}>
          {list.animals.map((animal, index) => (
            <li key={animal.id}>
              <AnimalCard
                animal={animal}
                href={`${home}/animals/${animal.id}`}
                eager={index < 4}
                level="h2"
              />
            </li>
          ))}
        </ul>
      )}
      {list.pages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          {list.page > 1 && (
            <ButtonLink look="outline" rel="prev" href={`${home}/animals?page=${list.page - 1}`}>
              Page précédente
            </ButtonLink>
          )}
          <span>
            Page {list.page} sur {list.pages}
          </span>
          {list.page < list.pages && (
            <ButtonLink look="outline" rel="next" href={`${home}/animals?page=${list.page + 1}`}>
              Page suivante
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
