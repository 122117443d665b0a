import type { CollectionBeforeValidateHook } from 'payload'

import type { Page } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { titleAt } from '@/platform/fields/own-address'
import { slugify } from '@/platform/slug.model'
import { refuse, refuseRule } from '@/platform/validation/issues'

import { copySlug } from '../content/address'
import { HOME_SLUG, HOME_WORD, LIMITS, RESERVED_SLUGS } from '../model'
import { takenSlugs } from './copied-values'

/**
 * The home page answers at the root; the others at a slug that is free in their shelter. A page out
 * of the bin whose address another one has by now takes the first free one.
 */
export const ensureSlug: CollectionBeforeValidateHook<Page> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const whole = { ...originalDoc, ...data }
  const asked = typeof whole.slug === 'string' && whole.slug !== HOME_SLUG ? whole.slug : ''
  const slug = whole.isHomepage
    ? HOME_SLUG
    : slugify(asked || String(whole.title ?? ''), LIMITS.slug)
  if (!slug) refuse('pages', [{ path: 'slug', message: 'Le slug est requis' }])
  if (RESERVED_SLUGS.includes(slug)) {
    refuse('pages', [{ path: 'slug', message: `L’adresse «\u00a0${slug}\u00a0» est réservée` }])
  }
  const shelter = idOf(whole.shelter)
  const isSame = originalDoc?.slug === slug && idOf(originalDoc?.shelter) === shelter
  const leavesBin = Boolean(originalDoc?.deletedAt) && 'deletedAt' in data && !data.deletedAt
  // A draft, and a page in the bin, hold no address: another page may have it by now.
  const isHeld = isSame && req.context.savesDraft === true && !leavesBin
  if (!isHeld && !whole.deletedAt && shelter) {
    const taken = await titleAt(req, 'pages', { shelter, slug, id: originalDoc?.id })
    if (taken && leavesBin) {
      const wanted =
        slug === HOME_SLUG ? slugify(String(whole.title ?? ''), LIMITS.slug) || HOME_WORD : slug
      const free = copySlug(wanted, await takenSlugs(req, shelter))
      return { ...data, slug: free, isHomepage: false }
    }
    if (taken) {
      const message =
        slug === HOME_SLUG
          ? `Ce refuge a déjà une page d’accueil\u00a0: «\u00a0${taken}\u00a0»`
          : `L’adresse «\u00a0${slug}\u00a0» est déjà prise par la page «\u00a0${taken}\u00a0»`
      refuseRule('pages', [{ path: slug === HOME_SLUG ? 'isHomepage' : 'slug', message }])
    }
  }
  return { ...data, slug }
}
