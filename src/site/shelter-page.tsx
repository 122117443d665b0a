import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { countShelterAnimals } from '@/features/animals/queries'
import { animalCount } from '@/features/animals/wording'
import { GiftButton } from '@/features/donations/components/GiftButton'
import { donationOffer } from '@/features/donations/offer/queries'
import { FollowButtonIsland } from '@/features/follows/components/FollowButtonIsland'
import { followedBy } from '@/features/follows/model'
import { countFollowers } from '@/features/follows/queries'
import type { Picture } from '@/features/media/queries'
import { PageRenderer } from '@/features/pages/components/PageRenderer'
import { HOME_SLUG, pageAddress, searchTitle } from '@/features/pages/model'
import { readPage } from '@/features/pages/queries'
import type { PageContent } from '@/features/pages/schema'
import { shelterFacts } from '@/features/shelters/components/shelter-facts'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { ShelterHero } from '@/features/shelters/components/ShelterHero'
import { ShelterTrail } from '@/features/shelters/components/ShelterTrail'
import { findShelter, readShelter, type PublicShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import { JsonLd } from '@/ui/JsonLd'

import { pageMetadata } from './metadata'
import { startingContent } from './starting-content'
import { templates } from './templates'

type Address = { shelterId: string; pageSlug?: string }

async function load({ shelterId, pageSlug = HOME_SLUG }: Address) {
  const key = await findShelter(shelterId)
  const shelter = key && (await readShelter(key.id))
  if (!shelter) return null
  const page = await readPage(shelter.id, pageSlug)
  // The home page answers even before one was written.
  if (!page && pageSlug !== HOME_SLUG) return null
  return { shelter, page, isHome: pageSlug === HOME_SLUG }
}

export async function shelterPageMetadata(address: Address): Promise<Metadata> {
  const found = await load(address)
  if (!found) return { title: 'Page 404' }
  const { shelter, page, isHome } = found
  return pageMetadata({
    title: searchTitle({ title: page?.title ?? '', isHomepage: isHome, shelter }),
    description:
      page?.metaDescription ||
      shelter.shortDescription ||
      `${shelter.name}, à ${shelter.city}\u00a0: ses animaux à adopter, ses nouvelles et ses horaires.`,
    path: pageAddress(shelter.slug, { slug: page?.slug ?? '', isHomepage: isHome }),
    siteName: shelter.name,
    feeds: isHome
      ? [
          { shelter: shelter.slug, kind: 'animaux' },
          { shelter: shelter.slug, kind: 'actualites' },
        ]
      : undefined,
    picture: page?.socialImage ?? shelterPicture(shelter),
  })
}

type BodyProps = {
  shelter: PublicShelter
  page: { title: string; content: PageContent; pictures: Record<string, Picture> } | null
  isHome: boolean
}

/** What stands between header and footer; the preview of the editor shows the same. */
export async function ShelterPageBody({ shelter, page, isHome }: BodyProps) {
  const waiting = isHome ? await countShelterAnimals(shelter.id) : 0
  const offer = isHome ? await donationOffer(shelter) : null
  const followers = isHome ? await countFollowers(shelter.id) : 0
  const { id, slug, name, city } = shelter
  const shown = page?.pictures ?? {}
  const hasWords = Boolean(shelter.longDescription || shelter.shortDescription)
  return (
    <>
      {isHome ? (
        <ShelterHero
          trail={<ShelterTrail shelter={shelter} />}
          shelter={shelter}
          animals={waiting > 0 ? animalCount(waiting) : null}
          picture={shelter.photos.find(({ id }) => !shown[id])}
          follow={<FollowButtonIsland shelter={{ id, slug, name, city }} />}
          followers={followedBy(followers)}
          give={
            offer && (
              <GiftButton offer={offer} look="outline">
                Faire un don
              </GiftButton>
            )
          }
        />
      ) : (
        <ShelterBanner shelter={shelter} title={page?.title ?? ''} />
      )}
      <PageRenderer
        before={isHome ? 1 : 0}
        content={page?.content ?? startingContent({ hasAnimals: waiting > 0, hasWords })}
        pictures={shown}
        shelterId={shelter.id}
        templates={templates}
      />
    </>
  )
}

/** A page of a shelter's site. */
export async function ShelterPage(address: Address) {
  const found = await load(address)
  if (!found) notFound()
  return (
    <>
      <ShelterPageBody {...found} />
      {found.isHome && <JsonLd data={shelterFacts(found.shelter)} />}
    </>
  )
}
