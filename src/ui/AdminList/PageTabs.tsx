import Link from 'next/link'

import styles from './PageTabs.module.scss'

type Props = {
  label: string
  tabs: ReadonlyArray<{ href: string; name: string; isCurrent: boolean }>
}

/** Screens that stand beside each other, or parts of a list that are addresses. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, name, isCurrent }) => (
        <Link key={href} href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
