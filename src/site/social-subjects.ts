import type { PayloadRequest } from 'payload'

import { legalLine } from '@/features/animals/legal-line.model'
import { REGULATED } from '@/features/animals/legal.model'
import { speciesNoun } from '@/features/animals/presentation'
import { findAnimal, type FoundAnimal } from '@/features/animals/queries'
import { badgeOf, teaser } from '@/features/animals/wording'
import { fileNameOf } from '@/features/media/address.model'
import { pictureKey } from '@/features/media/model'
import type { Picture } from '@/features/media/queries'
import { eventTime, isOver } from '@/features/news/model'
import { findArticle, readArticle, type Article } from '@/features/news/queries'
import { articleAddress } from '@/features/news/search.model'
import { readShelter, type PublicShelter } from '@/features/shelters/queries'
import { readableOn } from '@/features/shelters/theme/model'
import { animalAlt, animalText, type AnimalFacts } from '@/features/social-kit/animal-text.model'
import {
  articleAlt,
  articleText,
  type ArticleFacts,
} from '@/features/social-kit/article-text.model'
import { NETWORKS, type Network } from '@/features/social-kit/model'
import type { ReadSubject, Subject } from '@/features/social-kit/subject'
import { env } from '@/platform/env'
import { townLabel } from '@/platform/geo/model'
import { keysOf } from '@/platform/keys.model'

const textsBy = (write: (network: Network) => string): Record<Network, string> =>
  Object.fromEntries(keysOf(NETWORKS).map((network) => [network, write(network)])) as Record<
    Network,
    string
  >

const keyOf = (picture: Pick<Picture, 'url'>): string | null => {
  const name = fileNameOf(picture.url)
  return name ? pictureKey(name) : null
}

const photosOf = (pictures: readonly Picture[]): Subject['photos'] =>
  pictures.flatMap((picture) => {
    const key = keyOf(picture)
    return key ? [{ id: picture.id, key, thumb: picture.thumb, alt: picture.alt }] : []
  })

const whose = (shelter: PublicShelter) => ({
  logo: shelter.logo && keyOf(shelter.logo),
  shelter: { name: shelter.name, place: townLabel(shelter.city, shelter.department) },
  color: shelter.theme.primaryColor,
})

/** Has the team such a row, which visitors do not see? */
async function isTheirs(
  req: PayloadRequest,
  collection: 'animals' | 'news',
  shelter: string,
  id: string,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection,
    // The caller holds a right in this very shelter; nothing of the row is told.
    overrideAccess: true,
    where: { and: [{ id: { equals: id } }, { shelter: { equals: shelter } }] },
    req,
  })
  return totalDocs > 0
}

const TONES = {
  adopted: { background: '#12483a', color: '#ffffff' },
  reserved: { background: '#7a3f06', color: '#ffffff' },
  sos: { background: '#b83a4b', color: '#ffffff' },
} as const

const pageOf = (path: string): string => new URL(path, env.publicUrl).href

function animalFacts({ animal, shelter }: FoundAnimal): AnimalFacts {
  const { id, name, sex, species, birthDate } = animal
  const isGone = animal.status === 'ADOPTED'
  const site = `/shelter/${shelter.slug}/animals`
  const tale = animal.isReserved ? 'reserved' : animal.isSos ? 'urgent' : 'waiting'
  return {
    id,
    name,
    sex,
    noun: speciesNoun(species, sex),
    age: birthDate ? animal.age : null,
    tale: isGone ? 'adopted' : tale,
    told: animal.shortDescription?.trim() || teaser(animal.longDescription ?? ''),
    isBonded: Boolean(animal.bondedGroup),
    fosterWanted: Boolean(animal.fosterWanted),
    legal: REGULATED.includes(species) ? legalLine(animal) : '',
    shelter,
    link: pageOf(isGone ? site : `${site}/${id}`),
  }
}

/** A public animal of a shelter, as its team shares it. */
export const animalSubject: ReadSubject = async (req, shelter, id) => {
  const found = await findAnimal(id)
  if (!found || found.shelter.id !== shelter.id) {
    return (await isTheirs(req, 'animals', shelter.id, id)) ? 'hidden' : null
  }
  const { animal } = found
  const facts = animalFacts(found)
  const isGone = facts.tale === 'adopted'
  const own = whose(found.shelter)
  const noun = facts.noun.charAt(0).toUpperCase() + facts.noun.slice(1)
  const badge = badgeOf({
    sex: animal.sex,
    isAdopted: isGone,
    isReserved: Boolean(animal.isReserved),
    isSos: Boolean(animal.isSos),
  })
  return {
    id,
    title: animal.name,
    link: facts.link,
    alt: animalAlt(facts),
    photos: photosOf(animal.photos),
    texts: textsBy((network) => animalText(network, facts)),
    design: {
      ...own,
      badge: badge
        ? { word: badge.word, ...TONES[badge.tone] }
        : { word: 'À adopter', background: own.color, color: readableOn(own.color, '#FFFFFF') },
      title: animal.name,
      plainTitle: isGone ? noun : `${noun} à adopter`,
      facts: isGone
        ? 'a trouvé sa famille'
        : [noun, facts.age, facts.isBonded && 'ne part pas sans ses compagnons']
            .filter(Boolean)
            .join(' · '),
      text: isGone ? '' : facts.told,
    },
  }
}

function articleFacts(article: Article, shelter: PublicShelter): ArticleFacts {
  const { id, slug, title, event, publishedAt } = article
  return {
    id,
    title,
    summary: article.excerpt,
    event: event && {
      when: eventTime({ ...event, publishedAt }).sentence,
      place: event.place,
      isOver: isOver(event, new Date()),
    },
    tags: article.tags,
    shelter,
    link: pageOf(articleAddress(shelter.slug, slug)),
  }
}

/** A public article of a shelter, as its team shares it. */
export const articleSubject: ReadSubject = async (req, { id: shelterId }, id) => {
  const found = await findArticle(shelterId, id)
  const [article, shelter] = found
    ? await Promise.all([readArticle(found.id), readShelter(shelterId)])
    : [null, null]
  if (!article || !shelter) return (await isTheirs(req, 'news', shelterId, id)) ? 'hidden' : null
  const facts = articleFacts(article, shelter)
  const own = whose(shelter)
  const coming = facts.event && !facts.event.isOver ? facts.event : null
  const { cover, images } = article
  return {
    id,
    title: article.title,
    link: facts.link,
    alt: articleAlt(facts),
    photos: photosOf(cover ? [cover, ...images.filter((image) => image.id !== cover.id)] : images),
    texts: textsBy((network) => articleText(network, facts)),
    design: {
      ...own,
      badge: {
        word: coming ? 'Événement' : 'Actualité',
        background: own.color,
        color: readableOn(own.color, '#FFFFFF'),
      },
      title: article.title,
      plainTitle: 'Des nouvelles du refuge',
      facts: coming?.when ?? '',
      text: coming?.place || facts.summary,
    },
  }
}
