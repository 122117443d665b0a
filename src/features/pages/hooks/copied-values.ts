import type { FieldHook, PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { copySlug, copyTitle } from '../content/address'
import { HOME_SLUG, HOME_WORD, type PageStatus } from '../model'

/** The addresses of a shelter's pages, those in the bin aside. */
export async function takenSlugs(
  req: PayloadRequest,
  shelter: string | null,
): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    // The address may be taken by a page that the person cannot read.
    overrideAccess: true,
    req,
    depth: 0,
    pagination: false,
    select: { slug: true },
    where: { and: [{ shelter: { equals: shelter } }, { slug: { exists: true } }] },
  })
  return new Set(docs.map((page) => page.slug ?? ''))
}

/** A copy says that it is one. */
export const copiedTitle: FieldHook = ({ value }) => copyTitle(String(value ?? ''))

/** A copy answers at an address of its own, free in the shelter. */
export const copiedSlug: FieldHook<Page> = async ({ value, data, req }) => {
  const slug = typeof value === 'string' && value !== HOME_SLUG ? value : HOME_WORD
  return copySlug(slug, await takenSlugs(req, idOf(data?.shelter)))
}

/** A shelter has one home page, and a copy is not it. */
export const neverHome: FieldHook = () => false

/** A copy is published on its own. */
export const copiedStatus: FieldHook = () => 'DRAFT' satisfies PageStatus

/** A copy comes after the other pages. */
export const noPlace: FieldHook = () => null
