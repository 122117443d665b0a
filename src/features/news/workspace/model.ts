import { keysOf } from '@/platform/keys.model'

import { nextSteps, type NewsStatus } from '../model'

/** Articles on a page of the team's list. Source: docs/decisions/api.md. */
export const PAGE_SIZE = 12
/** Longest search, in characters. */
export const SEARCH_MAX = 100

/** What can be picked out of the articles, one at a time. */
export const ARTICLE_KINDS = {
  PINNED: 'Épinglés',
  COMING: 'Événements à venir',
  HAS_DRAFT: 'Brouillon à publier',
  NO_COVER: 'Sans image',
} as const
export type ArticleKind = keyof typeof ARTICLE_KINDS

export const NEWS_SORTS = ['createdAt', 'updatedAt', 'publishedAt', 'title', 'viewCount'] as const
export type NewsSort = (typeof NEWS_SORTS)[number]

/**
 * What a step is called, as a thing to do. To stay online is to publish the draft that waits
 * beside the article, to stay planned is to choose another hour.
 */
export function stepAction(from: NewsStatus, to: NewsStatus): string {
  if (from === 'PUBLISHED' && to === 'PUBLISHED') return 'Publier le brouillon'
  if (from === 'SCHEDULED' && to === 'SCHEDULED') return 'Changer l’heure'
  const actions: Record<NewsStatus, string> = {
    PUBLISHED: 'Publier',
    SCHEDULED: 'Programmer',
    DRAFT: 'Repasser en brouillon',
    ARCHIVED: 'Archiver',
  }
  return actions[to]
}

/** What was done, in a line: « Portes ouvertes : publié ». */
export function stepDone(title: string, to: NewsStatus): string {
  const done: Record<NewsStatus, string> = {
    PUBLISHED: 'est sur le site',
    SCHEDULED: 'paraîtra à son heure',
    DRAFT: 'est de nouveau un brouillon',
    ARCHIVED: 'est archivé',
  }
  return `«\u00a0${title}\u00a0» ${done[to]}`
}

/**
 * Whether a step is taken back as it was: what has been read is read, and what left the site would
 * come back as new.
 */
export function canUndoStep(from: NewsStatus, to: NewsStatus): boolean {
  if (from === 'PUBLISHED' || to === 'PUBLISHED') return false
  return from === to || nextSteps(to).includes(from)
}

/** How many articles there are of a state, and of each kind among them. */
export type NewsGroup = { status: NewsStatus; total: number } & Record<ArticleKind, number>

/**
 * What each state and each kind would show, from one count of what the search leaves: a state
 * keeps the kind, a kind keeps the states.
 */
export function newsCounts(
  groups: readonly NewsGroup[],
  { status, kind }: { status?: readonly NewsStatus[] | undefined; kind?: ArticleKind | undefined },
) {
  const shown = groups.filter((group) => !status || status.includes(group.status))
  const sum = (of: ArticleKind | 'total') => shown.reduce((all, group) => all + group[of], 0)
  const statuses = groups.map((group) => [group.status, group[kind ?? 'total']] as const)
  const kinds = keysOf(ARTICLE_KINDS).map((each) => [each, sum(each)] as const)
  return {
    statuses: Object.fromEntries(statuses) as Partial<Record<NewsStatus, number>>,
    kinds: Object.fromEntries(kinds) as Record<ArticleKind, number>,
    total: sum(kind ?? 'total'),
  }
}
