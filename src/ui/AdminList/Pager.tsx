import Link from 'next/link'

import buttons from '../admin-buttons.module.scss'
import { Icon } from '../Icon'
import styles from './Pager.module.scss'

type Props = { page: number; pages: number } & (
  | { onPage: (page: number) => void }
  | { hrefOf: (page: number) => string }
)

/** From one page of a list to the next; nothing when there is only one. */
export function Pager({ page, pages, ...turn }: Props) {
  if (pages <= 1) return null
  const step = (label: string, icon: 'chevron-left' | 'chevron-right', to: number) => {
    const isUnable = to < 1 || to > pages
    if ('hrefOf' in turn && !isUnable)
      return (
        <Link className={buttons.icon} aria-label={label} href={turn.hrefOf(to)} prefetch={false}>
          <Icon name={icon} />
        </Link>
      )
    return (
      <button
        type="button"
        className={buttons.icon}
        aria-label={label}
        aria-disabled={isUnable || undefined}
        {...('onPage' in turn && { onClick: () => !isUnable && turn.onPage(to) })}
      >
        <Icon name={icon} />
      </button>
    )
  }
  return (
    <nav className={styles.pager} aria-label="Pages">
      {step('Page précédente', 'chevron-left', page - 1)}
      <span>{`Page ${page} sur ${pages}`}</span>
      {step('Page suivante', 'chevron-right', page + 1)}
    </nav>
  )
}
