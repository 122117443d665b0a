import type { ReactNode } from 'react'

import styles from './PageBanner.module.scss'

/** Names of the contract. */
export type PageBannerVariant =
  | 'admin'
  | 'form'
  | 'page'
  | 'header'
  | 'shelter'
  | 'news'
  | 'gradient'
  | 'minimal'

type Props = {
  variant: PageBannerVariant
  title: string
  /** Level of the title: it is that of the page. */
  level?: 'h1' | 'h3'
  /** One sentence under the title. */
  text?: ReactNode
  /** Breadcrumb, badges. */
  above?: ReactNode
  /** Buttons, a search. */
  children?: ReactNode
}

/** The head of a page: its title and what it is for. */
export function PageBanner(props: Props) {
  const { variant, title, level: Level = 'h1', text, above, children } = props
  return (
    <div className={styles.banner} data-variant={variant}>
      <div className={styles.inside}>
        {above && <div className={styles.above}>{above}</div>}
        <Level className={styles.title}>{title}</Level>
        {text && <p className={styles.text}>{text}</p>}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  )
}
