import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { itemOf } from '../parts/item-of'
import styles from '../parts/List.module.scss'
import { SponsorshipScreen } from './SponsorshipScreen'

/**
 * The screen of one `sponsorships` row in the admin. Everything is asked of the API, which checks
 * the person's rights again.
 */
export function SponsorshipView({ doc }: DocumentViewServerProps): ReactNode {
  const item = itemOf(doc)
  return (
    <Gutter className={styles.view}>
      {item && <SponsorshipScreen key={item.id} shelter={item.shelter} id={item.id} />}
    </Gutter>
  )
}
