import type { ReactNode } from 'react'

import { Breadcrumb } from './Breadcrumb'
import type { Trail } from './facts.model'
import styles from './PageHead.module.scss'

type Props = {
  /** From the second level; the page itself comes last. */
  trail: Trail
  /** Of the site, where search engines may list the page. */
  origin?: string
  title: string
  /** One or two sentences: what the page is for. */
  lead?: ReactNode
}

/** The head of the platform's pages, at one place and in one size; its column is the page's. */
export function PageHead({ trail, origin, title, lead }: Props) {
  return (
    <div className={styles.head}>
      <Breadcrumb trail={trail} origin={origin} />
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
