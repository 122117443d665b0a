import type { CollectionBeforeValidateHook } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { refuse, refuseRule } from '@/platform/validation/issues'

import { HOME_SLUG, RESERVED_SLUGS, slugify } from '../model'

/** The home page answers at the root; the others at a slug that is free in their shelter. */
export const settleSlug: CollectionBeforeValidateHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const whole = { ...originalDoc, ...data }
  const asked = typeof whole.slug === 'string' && whole.slug !== HOME_SLUG ? whole.slug : ''
  const slug = whole.isHomepage ? HOME_SLUG : slugify(asked || String(whole.title ?? ''))
  if (!slug) refuse('pages', [{ path: 'slug', message: 'Le slug est requis' }])
  if (RESERVED_SLUGS.includes(slug)) {
    refuse('pages', [{ path: 'slug', message: `L’adresse « ${slug} » est réservée` }])
  }
  const shelter = idOf(whole.shelter)
  const isSame = originalDoc?.slug === slug && idOf(originalDoc?.shelter) === shelter
  if (!isSame && shelter) {
    const { docs } = await req.payload.find({
      collection: 'pages',
      // The address may be taken by a page that the person cannot read.
      overrideAccess: true,
      req,
      depth: 0,
      limit: 1,
      pagination: false,
      select: { title: true },
      where: {
        and: [
          { shelter: { equals: shelter } },
          { slug: { equals: slug } },
          ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
        ],
      },
    })
    const [taken] = docs
    if (taken) {
      const message =
        slug === HOME_SLUG
          ? `Ce refuge a déjà une page d’accueil : « ${taken.title} »`
          : `L’adresse « ${slug} » est déjà prise par la page « ${taken.title} »`
      refuseRule('pages', [{ path: slug === HOME_SLUG ? 'isHomepage' : 'slug', message }])
    }
  }
  return { ...data, slug }
}
