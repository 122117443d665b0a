import config from '@payload-config'
import { getPayload } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { SLUG_PATTERN } from '@/features/shelters/model'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'

import { readContent } from './content/read'
import { collectReferences } from './content/references'
import { HOME_SLUG, LIMITS, menuTree, type MenuNode } from './model'
import type { PageContent } from './schema'

export type PublicPage = {
  id: string
  title: string
  slug: string
  metaDescription: string
  content: PageContent
  /** Pictures of the content, by id. */
  pictures: Record<string, Picture>
}

/** The menu of a shelter's site. */
export const readMenu = cached(
  async (shelterId: string): Promise<MenuNode[]> => {
    const payload = await getPayload({ config })
    const { docs } = await payload.find({
      collection: 'pages',
      overrideAccess: false,
      depth: 0,
      limit: 100,
      pagination: false,
      sort: 'menuOrder',
      where: { and: [{ shelter: { equals: shelterId } }, { visibleInMenu: { equals: true } }] },
      select: {
        title: true,
        slug: true,
        status: true,
        visibleInMenu: true,
        isHomepage: true,
        menuOrder: true,
        parent: true,
        shelter: true,
      },
    })
    return menuTree(docs, shelterId)
  },
  { key: 'pages.menu', tags: (shelterId) => [tags.shelterPages(shelterId)] },
)

const findPageId = cached(
  async (shelterId: string, slug: string): Promise<string | null> => {
    const payload = await getPayload({ config })
    const { docs } = await payload.find({
      collection: 'pages',
      overrideAccess: false,
      depth: 0,
      limit: 1,
      pagination: false,
      where: { and: [{ shelter: { equals: shelterId } }, { slug: { equals: slug } }] },
      select: { slug: true },
    })
    return docs[0]?.id ?? null
  },
  { key: 'pages.find', tags: (shelterId) => [tags.shelterPages(shelterId)] },
)

const readPageById = cached(
  async (id: string): Promise<PublicPage | null> => {
    const payload = await getPayload({ config })
    const page = await payload.findByID({
      collection: 'pages',
      id,
      overrideAccess: false,
      disableErrors: true,
      depth: 0,
      select: { title: true, slug: true, metaDescription: true, sections: true, shelter: true },
    })
    if (!page) return null
    const content = readContent(page.sections)
    const pictures = await readPictures(payload, collectReferences(content).mediaIds)
    return {
      id: page.id,
      title: page.title,
      slug: page.slug ?? '',
      metaDescription: page.metaDescription ?? '',
      content,
      pictures: Object.fromEntries(pictures),
    }
  },
  { key: 'pages.read', tags: (id) => [tags.page(id)] },
)

const isPageSlug = (slug: string): boolean =>
  slug === HOME_SLUG || (slug.length <= LIMITS.slug && SLUG_PATTERN.test(slug))

/** A published page of a shelter by its slug (`/` is the home page), or `null`. */
export async function readPage(shelterId: string, slug: string): Promise<PublicPage | null> {
  // Refused before the database is asked, and never kept.
  if (!isPageSlug(slug)) return null
  const id = await findPageId(shelterId, slug)
  return id ? readPageById(id) : null
}
