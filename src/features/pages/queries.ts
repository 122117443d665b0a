import type { PayloadRequest } from 'payload'

import { readOwnPictures, readPictures, type Picture } from '@/features/media/queries'
import type { MenuNode } from '@/features/shelters/menu.model'
import { SLUG_PATTERN } from '@/features/shelters/model'
import { idOf } from '@/platform/access/model'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { env } from '@/platform/env'
import { openPayload } from '@/platform/payload'

import { withOwnPaths } from './content/picture-address'
import { prepareContent } from './content/prepare'
import { readContent } from './content/read'
import { collectReferences } from './content/references'
import { HOME_SLUG, LIMITS, menuTree } from './model'
import type { PageContent } from './schema'

export type PublicPage = {
  id: string
  title: string
  slug: string
  metaDescription: string
  /** What is shown when the page is shared, when its authors chose it. */
  socialImage: Picture | null
  content: PageContent
  /** Pictures of the content, by id. */
  pictures: Record<string, Picture>
}

/** The menu of a shelter's site. */
export const readMenu = cached(
  async (shelterId: string): Promise<MenuNode[]> => {
    const payload = await openPayload()
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
    const payload = await openPayload()
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
    const payload = await openPayload()
    const page = await payload.findByID({
      collection: 'pages',
      id,
      overrideAccess: false,
      disableErrors: true,
      depth: 0,
      select: {
        title: true,
        slug: true,
        metaDescription: true,
        sections: true,
        shelter: true,
        socialImage: true,
      },
    })
    if (!page) return null
    const content = withOwnPaths(readContent(page.sections), env.publicUrl)
    const social = idOf(page.socialImage)
    const shown = collectReferences(content).mediaIds
    const pictures = await readPictures(payload, social ? [...shown, social] : shown)
    return {
      id: page.id,
      title: page.title,
      slug: page.slug ?? '',
      metaDescription: page.metaDescription ?? '',
      socialImage: (social && pictures.get(social)) || null,
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

/** What the preview of a page draws. */
export type DraftPage = {
  title: string
  isHomepage: boolean
  content: PageContent
  pictures: Record<string, Picture>
}

/**
 * Pictures that content shows, as far as the shelter owns them: unsaved content may name any.
 * @returns the pictures by id
 */
async function ownPictures(
  req: PayloadRequest,
  shelter: string,
  content: PageContent,
): Promise<Record<string, Picture>> {
  const { mediaIds } = collectReferences(content)
  return Object.fromEntries(await readOwnPictures(req, shelter, mediaIds))
}

/**
 * The newest state of a page, drafts included, for those who may edit it; null for everybody
 * else and for the page of another shelter. Never cached.
 */
export async function readDraft(
  req: PayloadRequest,
  { shelter, page: id }: { shelter: string; page: string },
): Promise<DraftPage | null> {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    overrideAccess: false,
    req,
    disableErrors: true,
    depth: 0,
    select: { title: true, isHomepage: true, sections: true, shelter: true },
  })
  if (!page || idOf(page.shelter) !== shelter) return null
  return drawable(req, shelter, page, readContent(page.sections))
}

type Values = { title?: unknown; isHomepage?: unknown; sections?: unknown }

async function drawable(
  req: PayloadRequest,
  shelter: string,
  values: Values,
  content: PageContent,
): Promise<DraftPage> {
  return {
    title: typeof values.title === 'string' ? values.title : '',
    isHomepage: values.isHomepage === true,
    content,
    pictures: await ownPictures(req, shelter, content),
  }
}

/**
 * A page as a form of the editor holds it, cleaned as a save would clean it.
 * @throws ContentError when its content has a shape that could not be saved either
 */
export function readUnsaved(
  req: PayloadRequest,
  shelter: string,
  values: Values,
): Promise<DraftPage> {
  return drawable(req, shelter, values, prepareContent(values.sections, null, new Date()))
}
