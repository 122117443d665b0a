import Link from 'next/link'

import { commonWords as words } from '../words.fr'
import styles from './List.module.scss'

const LIST = '/admin/collections/donations'

/** From the list of gifts to their summary, and back. */
export function ScreenTabs({ isSummary }: { isSummary: boolean }) {
  return (
    <nav className={styles.screens} aria-label={words.screens}>
      <Link href={LIST} prefetch={false} aria-current={isSummary ? undefined : 'page'}>
        {words.list}
      </Link>
      <Link
        href={`${LIST}?vue=bilan`}
        prefetch={false}
        aria-current={isSummary ? 'page' : undefined}
      >
        {words.summary}
      </Link>
    </nav>
  )
}
