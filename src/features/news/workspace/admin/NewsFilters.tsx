'use client'

import { keysOf } from '@/platform/keys.model'
import { ListFilters, type FilterTools } from '@/ui/AdminList/ListFilters'
import { withAll } from '@/ui/AdminList/StateTabs'

import { ARTICLE_KINDS, SEARCH_MAX } from '../model'
import type { TeamNews } from '../view'
import { SORTS, type NewsView } from './query'
import { words } from './words.fr'

type Props = FilterTools<NewsView> & { counts: TeamNews['counts'] | undefined }

/** Search, order and presentation; states and parts, each with what it would show. */
export function NewsFilters({ counts, ...tools }: Props) {
  const { view, onChange } = tools
  return (
    <ListFilters
      {...tools}
      words={words}
      searchMax={SEARCH_MAX}
      sorts={SORTS}
      tabs={withAll(
        words.all,
        keysOf(words.states).map((key) => ({
          key,
          name: words.states[key],
          count: counts && (counts.statuses[key] ?? 0),
        })),
      )}
      tab={view.status}
      onTab={(status) => onChange({ status, kind: null })}
      kinds={keysOf(ARTICLE_KINDS).map((key) => ({
        key,
        name: ARTICLE_KINDS[key],
        count: counts?.kinds[key],
      }))}
    />
  )
}
