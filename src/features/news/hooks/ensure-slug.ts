import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'

import type { News } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { titleAt } from '@/platform/fields/own-address'
import { nthSlug, slugify } from '@/platform/slug.model'
import { refuse, refuseRule } from '@/platform/validation/issues'

import { NEWS_LIMITS } from '../model'

const MOST_ALIKE = 100

/** « portes-ouvertes », else « portes-ouvertes-2 » and so on: titles come back every year. */
async function freeSlug(
  req: PayloadRequest,
  base: string,
  place: { shelter: string; id?: string },
): Promise<string> {
  for (let rank = 1; rank < MOST_ALIKE; rank += 1) {
    const slug = nthSlug(base, rank, NEWS_LIMITS.slug)
    if (!(await titleAt(req, 'news', { ...place, slug }))) return slug
  }
  return refuseRule('news', [{ path: 'slug', message: 'Choisissez une autre adresse' }])
}

/** An article answers at a slug that is free in its shelter: the one that was typed, else its title's. */
export const ensureSlug: CollectionBeforeValidateHook<News> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const whole = { ...originalDoc, ...data }
  const shelter = idOf(whole.shelter)
  const asked = typeof whole.slug === 'string' ? whole.slug.trim() : ''
  // Too long is said as it is, by the schema; a slug is never cut unasked.
  if (!shelter || asked.length > NEWS_LIMITS.slug) return data
  const title = typeof whole.title === 'string' ? whole.title : ''
  const base = slugify(asked || title, NEWS_LIMITS.slug)
  // Without a title, the title is what the person is told of.
  if (!base && !asked && !title.trim()) return data
  if (!base) refuse('news', [{ path: 'slug', message: 'Le slug est requis' }])
  const place = { shelter, id: originalDoc?.id }
  if (!asked) return { ...data, slug: await freeSlug(req, base, place) }
  const taken = await titleAt(req, 'news', { ...place, slug: base })
  if (taken) {
    const message = `L’adresse «\u00a0${base}\u00a0» est déjà prise par l’article «\u00a0${taken}\u00a0»`
    refuseRule('news', [{ path: 'slug', message }])
  }
  return { ...data, slug: base }
}
