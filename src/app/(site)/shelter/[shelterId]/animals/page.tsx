import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'

import { addressOf } from '@/features/animals/catalogue/address'
import { Catalogue } from '@/features/animals/catalogue/components/Catalogue'
import { readShelterSearch } from '@/features/animals/catalogue/search'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import type { PageQuery } from '@/platform/http/page-query'
import { CatalogueFacts } from '@/site/catalogue-facts'
import { pageMetadata } from '@/site/metadata'
import { ListAlert } from '@/site/list-alert'

import styles from './page.module.scss'

type Props = { params: Promise<{ shelterId: string }>; searchParams: Promise<PageQuery> }

// PageQuery by the head and by the body of one page.
const read = cache(async (key: string, asked: string) => {
  const found = await findShelter(key)
  const shelter = found && (await readShelter(found.id))
  const search = shelter && (await readShelterSearch(shelter.id, JSON.parse(asked) as PageQuery))
  if (!shelter || !search) return null
  const { filters, list } = search
  if (filters.page > 1 && list.animals.length === 0) return null
  return {
    shelter,
    search,
    place: { path: `/shelter/${shelter.slug}/animals`, shelterId: shelter.id },
  }
})

const load = async ({ params, searchParams }: Props) =>
  read((await params).shelterId, JSON.stringify(await searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props)
  if (!found) return { title: 'Page 404' }
  const { shelter, search, place } = found
  const { name, city } = shelter
  const metadata = pageMetadata({
    title: `Animaux à adopter · ${name}`,
    description: `Les animaux qui attendent une famille\u00a0: ${name}, à ${city}.`,
    path: addressOf(place, { ...search.filters, page: 1, limit: 12, sortBy: 'createdAt' }, 'grid'),
    siteName: name,
    feeds: [{ shelter: shelter.slug, kind: 'animaux' }],
    picture: shelterPicture(shelter),
  })
  return search.isIndexable ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

/** All the animals of a shelter, with the filters of the catalogue. */
export default async function Page(props: Props) {
  const found = await load(props)
  if (!found) notFound()
  return (
    <>
      <ShelterBanner shelter={found.shelter} title="Nos animaux à adopter" isWide />
      <div className={styles.page}>
        <Catalogue
          place={found.place}
          search={found.search}
          alert={<ListAlert filters={found.search.filters} shelter={found.shelter.name} />}
        />
      </div>
      <CatalogueFacts search={found.search} />
    </>
  )
}
