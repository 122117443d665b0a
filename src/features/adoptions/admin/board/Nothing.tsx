'use client'

import { Empty } from '@/ui/AdminList/Notices'

import { boardWords as words } from '../words.fr'
import { isFiltered, type BoardQuery } from './query'

type Props = { query: BoardQuery; onClear: () => void; addHref: string }

/** Nothing to show, and what to do about it. */
export function Nothing({ query, onClear, addHref }: Props) {
  if (isFiltered(query) || query.status !== null)
    return (
      <Empty
        icon="search"
        title={words.noResult}
        hint={words.noResultHint}
        action={{ label: words.clear, onClick: onClear }}
      />
    )
  if (query.scope === 'closed') return <Empty icon="paw" title={words.emptyArchive} />
  return (
    <Empty
      icon="paw"
      title={words.empty}
      hint={words.emptyHint}
      action={{ label: words.add, href: addHref }}
    />
  )
}
