import { CONFIRM_AFTER_DAYS } from '../../features/animal-workspace/model'
import { can, idOf, type Actor, type Permission } from '../../platform/access/model'

/** Days after which an unfinished page is called old. */
export const OLD_DRAFT_DAYS = 7

const DAY_MS = 24 * 3600 * 1000

/** The instant so many whole days before another, as ISO 8601. */
export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString()

/** The same day so many months earlier, as ISO 8601; the last of the month when it has no such day. */
export function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then.toISOString()
}

/** One condition of a list of the admin: a column, an operator of Payload, a value. */
export type Condition = readonly [field: string, operator: string, value: string]

/** Groups of conditions: all of a group must hold, one group is enough. */
export type Filter = readonly (readonly Condition[])[]

/** The address of a list of the admin with a filter, as the list itself writes it. */
export function listPath(collection: string, filter: Filter = []): string {
  const query = new URLSearchParams()
  for (const [group, conditions] of filter.entries()) {
    for (const [place, [field, operator, value]] of conditions.entries())
      query.set(`where[or][${group}][and][${place}][${field}][${operator}]`, value)
  }
  const text = query.toString()
  return `/admin/collections/${collection}${text ? `?${text}` : ''}`
}

/** The same filter as Payload's API reads it. */
export const whereOf = (filter: Filter) => ({
  or: filter.map((conditions) => ({
    and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: value } })),
  })),
})

/** What people wait for: an answer, or the end of their adoption. */
export type Asked = 'requests' | 'finishable' | 'answers' | 'tickets'

export type Waiting =
  | Asked
  | 'noPhoto'
  | 'incomplete'
  | 'unconfirmed'
  | 'oldDrafts'
  | 'unpublished'
  | 'changedNews'
  | 'noAlt'

type Kind = {
  needs: Permission
  collection:
    | 'animals'
    | 'pages'
    | 'news'
    | 'media'
    | 'form-submissions'
    | 'tickets'
    | 'adoption-requests'
  /** What our own list writes into its address; absent where the list is Payload's. */
  search?: string
  /** What waits, for one thing and for several. */
  one: string
  many: string
  /** Why it matters, or what to do. */
  hint: string
}

/** What may wait for somebody, most urgent first. */
export const WAITING: Record<Waiting, Kind> = {
  requests: {
    needs: 'manageAdoptions',
    collection: 'adoption-requests',
    search: '?status=PENDING',
    one: 'nouvelle demande d’adoption',
    many: 'nouvelles demandes d’adoption',
    hint: 'Une famille attend un premier mot de votre part.',
  },
  finishable: {
    needs: 'manageAdoptions',
    collection: 'adoption-requests',
    search: '?status=CERTIFICATE',
    one: 'adoption à finaliser',
    many: 'adoptions à finaliser',
    hint: 'Le certificat est signé et les sept jours sont passés\u00a0: l’animal peut partir.',
  },
  tickets: {
    needs: 'manageForms',
    collection: 'tickets',
    search: '?awaitsTeam=true',
    one: 'ticket attend une réponse',
    many: 'tickets attendent une réponse',
    hint: 'Quelqu’un a écrit, et c’est à l’équipe de répondre.',
  },
  answers: {
    needs: 'manageForms',
    collection: 'form-submissions',
    search: '?status=NEW&ticket=none',
    one: 'réponse à lire',
    many: 'réponses à lire',
    hint: 'Envoyées par vos formulaires, pas encore ouvertes.',
  },
  incomplete: {
    needs: 'manageAnimals',
    collection: 'animals',
    search: '?kind=INCOMPLETE',
    one: 'annonce à compléter',
    many: 'annonces à compléter',
    hint: 'Il y manque des mentions que la loi demande.',
  },
  noPhoto: {
    needs: 'manageAnimals',
    collection: 'animals',
    search: '?kind=NO_PHOTO',
    one: 'animal sans photo',
    many: 'animaux sans photo',
    hint: 'Une photo fait venir les familles.',
  },
  unconfirmed: {
    needs: 'manageAnimals',
    collection: 'animals',
    search: '?kind=UNCONFIRMED',
    one: 'fiche à confirmer',
    many: 'fiches à confirmer',
    hint: `Pas vérifiées depuis ${CONFIRM_AFTER_DAYS} jours\u00a0: ces animaux sont-ils toujours là\u00a0?`,
  },
  unpublished: {
    needs: 'editContent',
    collection: 'pages',
    one: 'page modifiée, pas encore publiée',
    many: 'pages modifiées, pas encore publiées',
    hint: 'Les visiteurs voient encore l’ancienne version.',
  },
  changedNews: {
    needs: 'manageNews',
    collection: 'news',
    search: '?kind=HAS_DRAFT',
    one: 'actualité modifiée, pas encore publiée',
    many: 'actualités modifiées, pas encore publiées',
    hint: 'Les visiteurs lisent encore l’ancienne version.',
  },
  oldDrafts: {
    needs: 'editContent',
    collection: 'pages',
    one: 'brouillon de page oublié',
    many: 'brouillons de page oubliés',
    hint: `Pas touchés depuis ${OLD_DRAFT_DAYS} jours.`,
  },
  noAlt: {
    needs: 'editContent',
    collection: 'media',
    one: 'image sans texte alternatif',
    many: 'images sans texte alternatif',
    hint: 'Les personnes qui ne voient pas l’image n’en savent rien.',
  },
}
export const WAITING_KINDS = Object.keys(WAITING) as Waiting[]

/** What Payload's own lists show; the others are found by what their address says. */
type OfPayload = 'unpublished' | 'oldDrafts' | 'noAlt'

export const isOfPayload = (kind: Waiting): kind is OfPayload => WAITING[kind].search === undefined

/** Which rows a kind is about, as Payload's list of the admin filters them. */
export function filterOf(kind: OfPayload, now: Date): Filter {
  switch (kind) {
    case 'unpublished':
      return [
        [
          ['_status', 'equals', 'draft'],
          ['status', 'equals', 'PUBLISHED'],
        ],
      ]
    case 'oldDrafts':
      return [
        [
          ['_status', 'equals', 'draft'],
          ['status', 'equals', 'DRAFT'],
          ['updatedAt', 'less_than', daysBefore(now, OLD_DRAFT_DAYS)],
        ],
      ]
    case 'noAlt':
      return [
        [
          ['alt', 'exists', 'false'],
          ['decorative', 'not_equals', 'true'],
        ],
        [
          ['alt', 'equals', ''],
          ['decorative', 'not_equals', 'true'],
        ],
      ]
  }
}

/** The way to what a kind is about: our own list as it opens, or Payload's with its filter. */
export function waitingPath(kind: Waiting, now: Date): string {
  const { collection, search = '' } = WAITING[kind]
  return isOfPayload(kind)
    ? listPath(collection, filterOf(kind, now))
    : listPath(collection) + search
}

export type Place =
  | { kind: 'shelter'; id: string }
  /** Several shelters, none chosen; or the chosen one is not theirs to run. */
  | { kind: 'choice'; refused: string | null }
  | { kind: 'platform' }
  | { kind: 'nothing' }

/**
 * What the dashboard is about for a person: a shelter, the platform, a choice,
 * or nothing that the person may see.
 * @param selected id of the shelter that the admin's selector holds; never a right
 */
export function placeFor(actor: Actor, selected: string | null): Place {
  if (actor?.isSuperAdmin)
    return selected ? { kind: 'shelter', id: selected } : { kind: 'platform' }
  const teams = (actor?.memberships ?? []).map(({ shelter }) => idOf(shelter))
  const own = teams.filter((id) => can(actor, 'viewDashboard', id))
  if (own.length === 0) return { kind: 'nothing' }
  if (selected && own.includes(selected)) return { kind: 'shelter', id: selected }
  if (own.length === 1 && (!selected || !teams.includes(selected)))
    return { kind: 'shelter', id: own[0] as string }
  return { kind: 'choice', refused: teams.includes(selected) ? selected : null }
}
