import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { AnimalSheet } from '@/features/animals/components/AnimalSheet'
import { AnimalCard } from '@/features/animals/components/AnimalCard'
import { breedLabel } from '@/features/animals/model'
import { listShelterAnimals, readAnimal } from '@/features/animals/queries'
import { findShelter, isId, readShelter } from '@/features/shelters/queries'

import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string; animalId: string }> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function load({ params }: Props) {
  const { shelterId, animalId } = await params
  if (!isId(animalId)) return null
  const key = await findShelter(shelterId)
  const shelter = key && (await readShelter(key.id))
  const animal = shelter && (await readAnimal(animalId.toLowerCase()))
  // An animal has one address, in its own shelter.
  return animal && animal.shelterId === shelter.id ? { shelter, animal, shelterId } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return {}
  const { shelter, animal } = found
  const title = `${animal.name}, ${breedLabel(animal)} – ${shelter.name}`
  const description = animal.shortDescription || undefined
  const path = `/shelter/${shelter.slug}/animals/${animal.id}`
  const [photo] = animal.photos
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, images: photo ? [photo.url] : [], locale: 'fr_FR' },
  }
}

export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { shelter, animal } = found
  if (found.shelterId !== shelter.slug) {
    permanentRedirect(`/shelter/${shelter.slug}/animals/${animal.id}`)
  }
  const isGone = animal.status === 'ADOPTED'
  const others = isGone ? (await listShelterAnimals(shelter.id, 5, 1)).animals : []
  return (
    <>
      <AnimalSheet animal={animal} shelter={shelter} />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="autres">
          <h2 id="autres">Ils attendent encore leur famille</h2>
          <ul className={styles.grid}>
            {others.slice(0, 4).map((other) => (
              <li key={other.id}>
                <AnimalCard animal={other} href={`/shelter/${shelter.slug}/animals/${other.id}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
