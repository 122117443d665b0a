import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { readOwnPictures } from '@/features/media/queries'
import { idOf } from '@/platform/access/model'
import { sanitiseHtml } from '@/platform/html/sanitise'
import { isId } from '@/platform/ids.model'
import { PARIS } from '@/platform/time/model'

import { NEWS_LIMITS } from '../model'
import { zonesOf, type ArticleBody } from '../queries'
import { DRAWN, type ArticleValues } from './model'

const COLUMNS = Object.fromEntries(DRAWN.map((name) => [name, true])) as Record<
  (typeof DRAWN)[number],
  true
>

const NO_TITLE = 'Article sans titre'

const text = (bound: number) =>
  z
    .string()
    .transform((value) => value.slice(0, bound))
    .catch('')

const moment = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .nullable()
  .catch(null)

const id = z
  .unknown()
  .optional()
  .transform((value) => {
    const found = idOf(value as string | null)
    return found && isId(found) ? found : null
  })

const list = <Item extends z.ZodType>(item: Item, bound: number) =>
  z
    .array(item)
    .transform((items) => items.slice(0, bound))
    .catch([])

/** Whatever a form holds can be drawn: what is not written yet, or is wrong, is left out. */
const drawn = z.object({
  title: text(NEWS_LIMITS.title),
  content: text(NEWS_LIMITS.content),
  coverImage: id,
  images: list(id, NEWS_LIMITS.images),
  tags: list(text(NEWS_LIMITS.tag), NEWS_LIMITS.tags),
  event: z
    .object({ startsAt: moment, endsAt: moment, place: text(NEWS_LIMITS.place) })
    .nullable()
    .catch(null),
  publishedAt: moment,
  scheduledAt: moment,
})

/** An article as a form holds it, with the pictures of the shelter alone. */
export async function readUnsavedArticle(
  req: PayloadRequest,
  shelter: string,
  values: ArticleValues,
): Promise<ArticleBody> {
  const { title, content, coverImage, images, tags, event, publishedAt, scheduledAt } =
    drawn.parse(values)
  const wanted = [coverImage, ...images].filter((each) => each !== null)
  const pictures = await readOwnPictures(req, shelter, wanted)
  const zone = (await zonesOf(req.payload, [shelter])).get(shelter) ?? PARIS
  const shown = (each: string | null) => (each && pictures.get(each)) || null
  return {
    title: title.trim() || NO_TITLE,
    content: sanitiseHtml(content),
    cover: shown(coverImage),
    images: images.map(shown).filter((each) => each !== null),
    tags: tags.filter(Boolean),
    event: event?.startsAt ? { ...event, startsAt: event.startsAt, zone } : null,
    publishedAt: publishedAt ?? scheduledAt ?? new Date().toISOString(),
  }
}

/**
 * The newest state of an article, drafts included, for those who may edit it; null for everybody
 * else and for the article of another shelter. Never cached.
 */
export async function readArticleDraft(
  req: PayloadRequest,
  { shelter, article: id }: { shelter: string; article: string },
): Promise<ArticleBody | null> {
  const article = await req.payload.findByID({
    collection: 'news',
    id,
    draft: true,
    overrideAccess: false,
    req,
    disableErrors: true,
    depth: 0,
    select: { shelter: true, ...COLUMNS },
  })
  if (!article || idOf(article.shelter) !== shelter) return null
  return readUnsavedArticle(req, shelter, article)
}
