'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { commonWords as words } from '../words.fr'
import styles from './List.module.scss'

type Props = { page: number; pages: number; onPage: (page: number) => void }

export function Pager({ page, pages, onPage }: Props) {
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const isUnable = to < 1 || to > pages
    return (
      <button
        type="button"
        className={buttons.icon}
        aria-label={label}
        aria-disabled={isUnable || undefined}
        onClick={() => !isUnable && onPage(to)}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      {step(words.previous, 'chevron-left', page - 1)}
      <span>{words.page(page, pages)}</span>
      {step(words.next, 'chevron-right', page + 1)}
    </nav>
  )
}
