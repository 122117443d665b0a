import { NOTIFICATION_TYPES, type NotificationType } from '../model'
import { CATEGORIES, TYPES, type Described } from '../types.model'

export type Category = Described['category']

/** What a category is called on the page of all notifications. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  system: 'Plateforme',
  admin: 'Équipes et refuges',
  shelter: 'Adoptions',
  social: 'J’aime et abonnés',
  appointment: 'Rendez-vous',
  emergency: 'Alertes',
  form: 'Formulaires',
  donation: 'Dons',
  message: 'Messages',
  info: 'Actualités et informations',
}

/** The types of a category. */
export const typesOf = (category: Category): NotificationType[] =>
  NOTIFICATION_TYPES.filter((type) => TYPES[type].category === category)

/** A category by its name in an address; null for any other word. */
export const categoryIn = (asked: unknown): Category | null =>
  CATEGORIES.find((category) => category === asked) ?? null

export const PAGE_PATH = '/notifications'
type Shown = { page?: number; unreadOnly?: boolean; category?: Category | null | undefined }

/** The page of all notifications with a part of them. */
export function addressOf({ page = 1, unreadOnly = false, category = null }: Shown): string {
  const query = new URLSearchParams()
  if (unreadOnly) query.set('lecture', 'non-lues')
  if (category) query.set('categorie', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${PAGE_PATH}?${query.toString()}` : PAGE_PATH
}

/** A page by its number in an address; the nearest that there is for any other word. */
export function pageIn(asked: unknown, pages: number): number {
  const page = Math.floor(Number(asked)) || 1
  return Math.min(Math.max(1, pages), Math.max(1, page))
}

export type TypeCount = { type: NotificationType; total: number; unread: number }
type Count = { total: number; unread: number }

const sum = (rows: readonly TypeCount[]): Count => ({
  total: rows.reduce((all, { total }) => all + total, 0),
  unread: rows.reduce((all, { unread }) => all + unread, 0),
})

/** How many there are of each category that a person has something of, of all, and of one. */
export function countsOf(rows: readonly TypeCount[], chosen: Category | null) {
  const of = (category: Category) =>
    sum(rows.filter(({ type }) => TYPES[type].category === category))
  return {
    all: sum(rows),
    chosen: chosen ? of(chosen) : sum(rows),
    categories: CATEGORIES.map((category) => ({ category, ...of(category) })).filter(
      // The chosen one stays, whatever became of what was in it.
      ({ category, total }) => total > 0 || category === chosen,
    ),
  }
}
