import type { Metadata } from 'next'

import { ApplyBar } from '@/features/adoptions/apply/components/ApplyBar'
import { adoptionFormOf, applyPath } from '@/features/adoptions/apply/queries'
import { AnimalGrid } from '@/features/animals/components/AnimalGrid'
import { AnimalSheet } from '@/features/animals/components/AnimalSheet'
import { PLACEHOLDER } from '@/features/animals/list/public-animal'
import { breedLabel } from '@/features/animals/model'
import {
  listAnimalsNearby,
  listCompanions,
  listSimilarAnimals,
  type FoundAnimal,
} from '@/features/animals/queries'
import { animalDescription, animalTitle } from '@/features/animals/presentation'
import { RecentlySeenIsland } from '@/features/animals/recently-seen/components/RecentlySeenIsland'
import { GiftButton } from '@/features/donations/components/GiftButton'
import { sponsorshipOffer } from '@/features/donations/offer/queries'
import { countLikes } from '@/features/likes/queries'
import { likedBy } from '@/features/likes/model'
import { feeOf } from '@/features/plans/queries'
import { SheetWall } from '@/features/wall/components/SheetWall'
import { listSheetPosts } from '@/features/wall/queries'
import { shelterNamed } from '@/features/shelters/components/shelter-facts'
import { env } from '@/platform/env'
import { townLabel } from '@/platform/geo/model'
import { SHARE_SIZE } from '@/platform/pictures/model'
import { Breadcrumb } from '@/ui/Breadcrumb'
import { trailFacts, type Facts, type Trail } from '@/ui/facts.model'
import { JsonLd } from '@/ui/JsonLd'

import styles from './animal-page.module.scss'
import { pageMetadata } from './metadata'

/** Where the same sheet is shown: in the frame of its shelter, or of the platform. */
type Site = 'shelter' | 'platform'

/** The one address that search engines and posters know: that of its shelter. */
export const animalPath = ({ animal, shelter }: FoundAnimal): string =>
  `/shelter/${shelter.slug}/animals/${animal.id}`

export function animalMetadata(found: FoundAnimal): Metadata {
  const { animal, shelter } = found
  const now = new Date()
  return pageMetadata({
    title: animalTitle(animal, shelter, now),
    description: animalDescription(animal, shelter, now),
    path: animalPath(found),
    siteName: shelter.name,
    picture: {
      url: `/animaux/${animal.id}/partage.png`,
      ...SHARE_SIZE,
      alt: `${animal.name}, ${townLabel(shelter.city, shelter.department)}`,
    },
  })
}

function trailOf({ animal, shelter }: FoundAnimal, site: Site): Trail {
  if (site === 'platform') {
    return [{ label: 'Animaux à adopter', href: '/animaux' }, { label: animal.name }]
  }
  const home = `/shelter/${shelter.slug}`
  return [
    { label: shelter.name, href: home },
    { label: 'Nos animaux', href: `${home}/animals` },
    { label: animal.name },
  ]
}

/** Up to four others: of the shelter on its own site, of its surroundings on the platform. */
async function othersOf({ animal, shelter }: FoundAnimal, site: Site) {
  const nearby = site === 'platform' ? await listAnimalsNearby(animal, shelter.postalCode) : []
  if (nearby.length > 0) return nearby
  return listSimilarAnimals(shelter.id, animal.species, animal.id)
}

/** The page of an animal, in either frame. */
export async function AnimalPage({ found, site }: { found: FoundAnimal; site: Site }) {
  const { animal, shelter } = found
  const { id, name, bondedGroup } = animal
  const isGone = animal.status === 'ADOPTED'
  const [companions, others, fee, form, offer, likes, news] = await Promise.all([
    bondedGroup && !isGone ? listCompanions(shelter.id, bondedGroup, id) : [],
    othersOf(found, site),
    feeOf(animal),
    adoptionFormOf(found),
    sponsorshipOffer(found),
    isGone ? 0 : countLikes(id),
    listSheetPosts(id),
  ])
  const hrefOf = (other: string) =>
    site === 'platform' ? `/animaux/${other}` : `/shelter/${shelter.slug}/animals/${other}`
  const trail = trailOf(found, site)
  const sponsor = offer && (
    <GiftButton offer={offer} look="outline">
      Parrainer {name}
    </GiftButton>
  )
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumb trail={trail} />
      </div>
      <AnimalSheet
        animal={animal}
        fee={fee}
        shelter={shelter}
        companions={companions.map((other) => ({ ...other, href: hrefOf(other.id) }))}
        url={`${env.publicUrl}${animalPath(found)}`}
        apply={form && <ApplyBar animal={{ id, name }} href={applyPath(found)} beside={sponsor} />}
        sponsor={sponsor}
        likes={likedBy(likes)}
        waitingHref={`${site === 'platform' ? '/animaux' : `/shelter/${shelter.slug}/animals`}?species=${animal.species}`}
      />
      <SheetWall animal={{ id, name }} posts={news} isAdopted={isGone} className={styles.others} />
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="autres">
          <h2 id="autres">
            {isGone ? 'Ils attendent encore leur famille' : 'Ils attendent aussi leur famille'}
          </h2>
          <div className={styles.strip}>
            <AnimalGrid animals={others} />
          </div>
        </section>
      )}
      <RecentlySeenIsland
        current={{ id, name, href: hrefOf(id), image: animal.photos[0]?.card ?? PLACEHOLDER }}
        className={styles.others}
      />
      <JsonLd data={pageFacts(found, trail)} />
    </>
  )
}

/** The page as schema.org describes one: no offer, because an animal is not for sale. */
function pageFacts(found: FoundAnimal, trail: Trail): Facts {
  const { animal, shelter } = found
  const [photo] = animal.photos
  return {
    '@type': 'WebPage',
    url: `${env.publicUrl}${animalPath(found)}`,
    name: animal.name,
    description: animal.shortDescription || undefined,
    image: photo && `${env.publicUrl}${photo.url}`,
    about: { '@type': 'Thing', name: animal.name, description: breedLabel(animal) },
    provider: shelterNamed(shelter),
    breadcrumb: trailFacts(env.publicUrl, trail),
  }
}
