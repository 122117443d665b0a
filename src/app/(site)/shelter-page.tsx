import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { PageRenderer } from '@/features/pages/components/PageRenderer'
import { HOME_SLUG } from '@/features/pages/model'
import { readPage } from '@/features/pages/queries'
import { OpenNow } from '@/features/shelters/components/OpenNow'
import { findShelter, readShelter } from '@/features/shelters/queries'
import { ButtonLink } from '@/ui/Button'

import styles from './shelter-page.module.scss'
import { templates } from './templates'

type Address = { shelterId: string; pageSlug?: string }

async function load({ shelterId, pageSlug = HOME_SLUG }: Address) {
  const key = await findShelter(shelterId)
  const shelter = key && (await readShelter(key.id))
  if (!shelter) return null
  const page = await readPage(shelter.id, pageSlug)
  return { shelter, page }
}

export async function shelterPageMetadata(address: Address): Promise<Metadata> {
  const found = await load(address)
  if (!found) return {}
  const { shelter, page } = found
  const isHome = !page || page.slug === HOME_SLUG
  const title = isHome ? `${shelter.name}, à ${shelter.city}` : `${page.title} – ${shelter.name}`
  const description = page?.metaDescription || shelter.shortDescription || undefined
  const path = `/shelter/${shelter.slug}${isHome ? '' : `/${page.slug}`}`
  const image = shelter.photos[0] ?? shelter.logo
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, images: image ? [image.url] : [], locale: 'fr_FR' },
  }
}

/** A page of a shelter's site; the home page answers even before one was written. */
export async function ShelterPage(address: Address) {
  const found = await load(address)
  if (!found) notFound()
  const { shelter, page } = found
  if (address.shelterId !== shelter.slug) {
    permanentRedirect(`/shelter/${shelter.slug}${address.pageSlug ? `/${address.pageSlug}` : ''}`)
  }
  if (!page && address.pageSlug) notFound()
  return (
    <>
      {address.pageSlug ? (
        <div className={styles.banner}>
          <h1>{page?.title}</h1>
        </div>
      ) : (
        <div className={styles.banner} data-home="true">
          <h1>{shelter.name}</h1>
          {shelter.shortDescription && <p className={styles.lead}>{shelter.shortDescription}</p>}
          {shelter.openingHours.length > 0 && (
            <OpenNow hours={shelter.openingHours} timezone={shelter.timezone} />
          )}
          <ButtonLink href={`/shelter/${shelter.slug}/animals`}>Rencontrer nos animaux</ButtonLink>
        </div>
      )}
      {page ? (
        <PageRenderer
          content={page.content}
          pictures={page.pictures}
          shelterId={shelter.id}
          templates={templates}
        />
      ) : (
        <p className={styles.soon}>Ce refuge prépare son site. Revenez bientôt.</p>
      )}
    </>
  )
}
