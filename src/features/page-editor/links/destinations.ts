import { HOME_SLUG } from '@/features/pages/model'

/** Something of the shelter that a link can lead to. */
export type Destination = {
  /** Address on the site, `/shelter/refuge-des-lilas/contact`. */
  url: string
  name: string
  /** What it is: « Page », « Article ». */
  kind: string
}

export type ShelterRow = {
  id: string
  slug?: string | null
  acceptsDonations?: boolean | null
  acceptsSponsoring?: boolean | null
}
type Stated = { _status?: string | null }
export type PageRow = Stated & {
  title?: string | null
  slug?: string | null
  isHomepage?: boolean | null
  status?: string | null
}
export type NewsRow = Stated & { id: string; title?: string | null; slug?: string | null }
export type FormRow = { id: string; title: string; is_active: boolean }
export type AnimalRow = { id: string; name?: string | null }

/** Proposals shown at once. */
const MOST = 8

const isOnline = ({ _status: state }: Stated) => state === 'published'
const kindOf = (kind: string, row: Stated) =>
  isOnline(row) ? kind : `${kind}, pas encore en ligne`

const homeOf = ({ id, slug }: ShelterRow) => `/shelter/${slug || id}`

/** The pages that every site of a shelter has, its own pages, its articles and its open forms. */
export function destinationsOf(
  shelter: ShelterRow,
  pages: readonly PageRow[],
  news: readonly NewsRow[],
  forms: readonly FormRow[],
): Destination[] {
  const home = homeOf(shelter)
  const site = 'Page du site'
  return [
    { url: home, name: 'Accueil du refuge', kind: site },
    ...pages
      .filter(({ status, slug, isHomepage }) => {
        const isHome = isHomepage === true || slug === HOME_SLUG
        return status !== 'ARCHIVED' && Boolean(slug) && !isHome
      })
      .map((row) => ({
        url: `${home}/${row.slug}`,
        name: row.title || `/${row.slug}`,
        kind: kindOf('Page', row),
      })),
    { url: `${home}/contact`, name: 'Contact', kind: site },
    { url: `${home}/animals`, name: 'Nos animaux', kind: site },
    { url: `${home}/news`, name: 'Actualités', kind: site },
    { url: `${home}/about`, name: 'À propos', kind: site },
    ...(shelter.acceptsDonations
      ? [{ url: `${home}/donate`, name: 'Faire un don', kind: site }]
      : []),
    ...(shelter.acceptsSponsoring
      ? [{ url: `${home}/sponsor`, name: 'Parrainer un animal', kind: site }]
      : []),
    ...forms
      .filter((row) => row.is_active)
      .map(({ id, title }) => ({
        url: `${home}/formulaires/${id}`,
        name: title,
        kind: 'Formulaire',
      })),
    ...news.map((row) => ({
      url: `${home}/news/${row.slug || row.id}`,
      name: row.title ?? '',
      kind: kindOf('Article', row),
    })),
  ]
}

/** Where the page of an animal is. */
export const animalDestinations = (
  shelter: ShelterRow,
  animals: readonly AnimalRow[],
): Destination[] =>
  animals.map(({ id, name }) => ({
    url: `${homeOf(shelter)}/animals/${id}`,
    name: name ?? '',
    kind: 'Animal',
  }))

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Those that a person means by some words, or by the end of an address, names that begin so first. */
export function matching(words: string, all: readonly Destination[]): Destination[] {
  const asked = fold(words)
  if (asked === '') return []
  const rank = ({ name, url }: Destination): number => {
    const folded = fold(name)
    if (folded.startsWith(asked)) return 0
    if (` ${folded}`.includes(` ${asked}`)) return 1
    if (folded.includes(asked)) return 2
    return fold(url.split('/').at(-1) ?? '').includes(asked) ? 3 : 4
  }
  return all
    .map((each) => ({ each, place: rank(each) }))
    .filter(({ place }) => place < 4)
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST)
    .map(({ each }) => each)
}
