import type { ReactNode } from 'react'

import styles from './PageBanner.module.scss'

/** Names of the specification (administration, §2). */
export type PageBannerVariant =
  'admin' | 'form' | 'page' | 'header' | 'shelter' | 'news' | 'gradient' | 'minimal'

type Props = {
  variant: PageBannerVariant
  title: string
  /** One sentence under the title. */
  text?: ReactNode
  /** Breadcrumb, badges. */
  above?: ReactNode
  /** Buttons, a search. */
  children?: ReactNode
}

/** The head of a page: its title and what it is for. */
export function PageBanner({ variant, title, text, above, children }: Props) {
  return (
    <div className={styles.banner} data-variant={variant}>
      <div className={styles.inside}>
        {above && <div className={styles.above}>{above}</div>}
        <h1 className={styles.title}>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  )
}
