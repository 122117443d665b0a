import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { AnimalGrid } from '@/features/animals/components/AnimalGrid'
import { AnimalSheet } from '@/features/animals/components/AnimalSheet'
import { breedLabel } from '@/features/animals/model'
import {
  listCompanions,
  listSimilarAnimals,
  readAnimal,
  type PublicAnimal,
} from '@/features/animals/queries'
import { shelterFacts } from '@/features/shelters/components/shelter-facts'
import { findShelter, isId, readShelter, type PublicShelter } from '@/features/shelters/queries'
import { env } from '@/platform/env'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'

import { pageMetadata } from '../../../../metadata'
import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string; animalId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

async function load({ params }: Props) {
  const { shelterId, animalId } = await params
  // An identifier of the wrong shape is refused before the database is asked.
  if (!isId(animalId)) return null
  const key = await findShelter(shelterId)
  const shelter = key && (await readShelter(key.id))
  const animal = shelter && (await readAnimal(animalId.toLowerCase()))
  // An animal has one address, in its own shelter.
  if (!animal || animal.shelterId !== shelter.id) return null
  return { shelter, animal, path: `/shelter/${shelter.slug}/animals/${animal.id}` }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return { title: 'Page 404' }
  const { shelter, animal, path } = found
  return pageMetadata({
    title: `${animal.name}, ${breedLabel(animal)} – ${shelter.name}`,
    description: animal.shortDescription || undefined,
    path,
    siteName: shelter.name,
    picture: animal.photos[0],
  })
}

export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  const { shelter, animal, path } = found
  const { id, name, species, bondedGroup } = animal
  const home = `/shelter/${shelter.slug}`
  const isGone = animal.status === 'ADOPTED'
  const companions = bondedGroup && !isGone ? await listCompanions(shelter.id, bondedGroup, id) : []
  const others = isGone ? await listSimilarAnimals(shelter.id, species, id) : []
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumb
          trail={[
            { label: shelter.name, href: home },
            { label: 'Nos animaux', href: `${home}/animals` },
            { label: name },
          ]}
        />
      </div>
      <AnimalSheet animal={animal} shelter={shelter} companions={companions} />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="autres">
          <h2 id="autres">Ils attendent encore leur famille</h2>
          <AnimalGrid animals={others} />
        </section>
      )}
      <JsonLd data={pageFacts(animal, shelter, path)} />
    </>
  )
}

/** The page as schema.org describes one: no offer, because an animal is not for sale. */
function pageFacts(animal: PublicAnimal, shelter: PublicShelter, path: string) {
  const url = `${env.publicUrl}${path}`
  const images = animal.photos.map((photo) => `${env.publicUrl}${photo.url}`)
  const trail = [
    [shelter.name, `/shelter/${shelter.slug}`],
    ['Nos animaux', `/shelter/${shelter.slug}/animals`],
    [animal.name, path],
  ] as const
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: animal.name,
    description: animal.shortDescription || undefined,
    inLanguage: 'fr',
    primaryImageOfPage: images[0],
    about: { '@type': 'Thing', name: animal.name, description: breedLabel(animal), image: images },
    provider: shelterFacts(shelter),
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(([name, to], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${env.publicUrl}${to}`,
      })),
    },
  }
}
