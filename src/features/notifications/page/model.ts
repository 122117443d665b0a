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
