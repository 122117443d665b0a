import { dayIn, dayLabel, hourIn, instantIn, longMoment } from '@/platform/time/model'

/** What the rest of the product says about news: values, French labels, pure rules. */

/** States of an article. Only PUBLISHED is public. Source: docs/decisions/content.md. */
export const NEWS_STATUS_LABELS = {
  DRAFT: 'Brouillon',
  PUBLISHED: 'Publié',
  SCHEDULED: 'Programmé',
  ARCHIVED: 'Archivé',
} as const
export type NewsStatus = keyof typeof NEWS_STATUS_LABELS

/** Bounds, in characters and in counts. Source: docs/decisions/content.md. */
export const NEWS_LIMITS = {
  title: 200,
  slug: 200,
  excerpt: 300,
  content: 50_000,
  metaTitle: 70,
  metaDescription: 160,
  metaKeywords: 200,
  tags: 10,
  tag: 30,
  images: 20,
  place: 200,
} as const

/** Steps that a person may take. Source: docs/decisions/content.md. */
const STEPS: Record<NewsStatus, readonly NewsStatus[]> = {
  DRAFT: ['PUBLISHED', 'SCHEDULED', 'ARCHIVED'],
  SCHEDULED: ['DRAFT', 'ARCHIVED'],
  PUBLISHED: ['ARCHIVED'],
  ARCHIVED: ['DRAFT'],
}

/** The steps that a person may take from here. */
export const nextSteps = (from: NewsStatus): readonly NewsStatus[] => STEPS[from]

type Step = {
  from: NewsStatus
  to: NewsStatus
  /** The clock takes the step, not a person. */
  byClock?: boolean
}

/**
 * Why an article may not go from one state to another; `null` means that it may.
 * Staying is always allowed: an article that is online takes changes, a planned one
 * another hour.
 */
export function refuseStep({ from, to, byClock = false }: Step): string | null {
  if (from === to || STEPS[from].includes(to)) return null
  if (from === 'SCHEDULED' && to === 'PUBLISHED') {
    return byClock
      ? null
      : 'Cet article paraîtra à son heure. Repassez-le en brouillon pour le publier tout de suite.'
  }
  if (from === 'PUBLISHED') {
    return 'Un article publié ne redevient pas un brouillon\u00a0: archivez-le pour le retirer du site.'
  }
  return `Un article «\u00a0${NEWS_STATUS_LABELS[from]}\u00a0» ne peut pas devenir «\u00a0${NEWS_STATUS_LABELS[to]}\u00a0».`
}

/**
 * Why an article cannot be planned for a moment (ISO 8601); `null` means that it can.
 */
export function refuseMoment(scheduledAt: string | null | undefined, now: Date): string | null {
  if (!scheduledAt) return 'Choisissez le jour et l’heure de parution'
  return Date.parse(scheduledAt) > now.getTime() ? null : 'Choisissez un jour et une heure à venir'
}

/** A meeting that an article announces; moments in ISO 8601, told on the clocks of the shelter (IANA name). */
export type NewsEvent = { startsAt: string; endsAt: string | null; place: string; zone: string }

/** Whether an event is behind us. Without an end it lasts until midnight, where the shelter is. */
export function isOver({ startsAt, endsAt, zone }: Omit<NewsEvent, 'place'>, now: Date): boolean {
  if (endsAt) return Date.parse(endsAt) < now.getTime()
  return Date.parse(startsAt) < instantIn(zone, dayIn(zone, now), '00:00').getTime()
}

/** Why the event of an article is not right, by column; an article without one is. */
export function eventGaps(event: {
  startsAt?: string | null
  endsAt?: string | null
  place?: string | null
}): Array<{ path: 'startsAt' | 'endsAt'; message: string }> {
  const { startsAt, endsAt, place } = event
  if (!startsAt) {
    return endsAt || place
      ? [{ path: 'startsAt', message: 'Indiquez quand l’événement commence' }]
      : []
  }
  return endsAt && Date.parse(endsAt) < Date.parse(startsAt)
    ? [{ path: 'endsAt', message: 'La fin ne peut pas être avant le début' }]
    : []
}

/** How many articles a page of the list shows. Source: docs/decisions/content.md. */
export const NEWS_PER_PAGE = 12

/** What anybody may read of a public article; every other column is the staff's. */
export const PUBLIC_NEWS_FIELDS = [
  'id',
  'title',
  'slug',
  'content',
  'excerpt',
  'coverImage',
  'images',
  'status',
  'isPinned',
  'publishedAt',
  'tags',
  'event',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'shelter',
  'createdAt',
  'updatedAt',
] as const

type Standing = {
  status: NewsStatus
  scheduledAt?: string | null
  publishedAt?: string | null
  /** A newer draft waits beside the published article. */
  hasDraft?: boolean
}

/** Where an article stands, for the person who writes it. */
export function statusSentence({ status, scheduledAt, publishedAt, hasDraft }: Standing): string {
  switch (status) {
    case 'DRAFT':
      return 'Pas encore publié\u00a0: seule l’équipe le voit.'
    case 'SCHEDULED': {
      if (!scheduledAt) return 'Il paraîtra tout seul.'
      return `Il paraîtra tout seul le ${longMoment(new Date(scheduledAt))} (heure de Paris).`
    }
    case 'ARCHIVED':
      return 'Retiré du site, gardé ici. Repassez-le en brouillon pour le reprendre.'
    case 'PUBLISHED': {
      const since = publishedAt ? `Sur le site depuis le ${longMoment(new Date(publishedAt))}.` : ''
      const waiting = hasDraft ? 'Un brouillon plus récent attend d’être publié.' : ''
      return [since, waiting].filter(Boolean).join(' ')
    }
  }
}

/** « 9 h 30 », « 10 h », as the clocks of a place show it. */
function spokenHour(zone: string, instant: Date): string {
  const [hours, minutes] = hourIn(zone, instant).split(':')
  const full = `${Number(hours)}\u00a0h`
  return minutes === '00' ? full : `${full}\u00a0${minutes}`
}

type Announced = Omit<NewsEvent, 'place'> & {
  /** When the article was published, in ISO 8601. */
  publishedAt: string
}

/**
 * When an event takes place, where the shelter is: « Dimanche 29 novembre, 9 h 30 – 12 h 30 », and its
 * hours alone for a place that shows the day already; `null` when it lasts several days. The
 * year is said when it is not that of the article: today's would age with the page.
 */
export function eventTime({ startsAt, endsAt, publishedAt, zone }: Announced) {
  const start = new Date(startsAt)
  const year = dayIn(zone, new Date(publishedAt)).slice(0, 4)
  const hourOf = (instant: Date) => spokenHour(zone, instant)
  const dayOf = (instant: Date) =>
    dayLabel(dayIn(zone, instant), { weekday: 'long', year: 'numeric' })
      .replace(` ${year}`, '')
      .replace(/ (?=\d)/, '\u00a0')
  const day = dayOf(start).replace(/^./, (letter) => letter.toUpperCase())
  if (!endsAt || endsAt === startsAt) {
    const hours = hourOf(start)
    return { day, hours, sentence: `${day}, ${hours}` }
  }
  const end = new Date(endsAt)
  if (dayIn(zone, start) === dayIn(zone, end)) {
    const hours = `${hourOf(start)}\u00a0– ${hourOf(end)}`
    return { day, hours, sentence: `${day}, ${hours}` }
  }
  const sentence = `Du ${dayOf(start)}, ${hourOf(start)}, au ${dayOf(end)}, ${hourOf(end)}`
  return { day, hours: null, sentence }
}

/** The first row of each shelter that says what no row before it says by its title. */
export function distinctNews<Row extends { shelter?: unknown; title: string }>(
  rows: readonly Row[],
): Row[] {
  const shelters = new Set<unknown>()
  const titles = new Set<string>()
  return rows.filter(({ shelter, title }) => {
    if (shelters.has(shelter) || titles.has(title)) return false
    shelters.add(shelter)
    titles.add(title)
    return true
  })
}

/** The articles that a list shows beside a list of events: those events are not told twice. */
export function besideEvents<Card extends { id: string }>(
  articles: readonly Card[],
  events: ReadonlyArray<{ id: string }>,
  limit: number,
): Card[] {
  const shown = new Set(events.map(({ id }) => id))
  return articles.filter(({ id }) => !shown.has(id)).slice(0, limit)
}

/** « 1 article », « 3 articles ». */
export const articleCount = (count: number): string =>
  count > 1 ? `${count} articles` : `${count} article`
