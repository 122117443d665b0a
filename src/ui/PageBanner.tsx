import type { ReactNode } from 'react'

import { Breadcrumb } from './Breadcrumb'
import type { Trail } from './facts.model'
import styles from './PageBanner.module.scss'

/** Names of the contract: what kind of page it is. */
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
  variant?: PageBannerVariant
  title: string
  /** Level of the title: it is that of the page. */
  level?: 'h1' | 'h3'
  /** From the second level; the page itself comes last. */
  trail?: Trail
  /** Of the site, where search engines may list the page. */
  origin?: string
  /** A trail of another kind. */
  above?: ReactNode
  /** One or two sentences: what the page is for. */
  lead?: ReactNode
  /** Under the words: a count, badges, buttons. */
  children?: ReactNode
}

/**
 * The head of a page, at one place and in one size. Its words stand in the column of the page; its
 * colour reaches from edge to edge. It comes first in that column.
 */
export function PageBanner({ variant = 'minimal', title, level = 'h1', ...props }: Props) {
  const { trail, origin, above, lead, children } = props
  const Title = level
  return (
    <div className={styles.banner} data-variant={variant}>
      {trail && <Breadcrumb trail={trail} origin={origin} />}
      {above}
      <Title>{title}</Title>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
