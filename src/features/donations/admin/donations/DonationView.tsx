import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'

import { itemOf } from '../parts/item-of'
import styles from '../parts/List.module.scss'
import { detailWords } from '../words.fr'
import { DonationScreen } from './DonationScreen'

/**
 * The screen of one `donations` row in the admin. Everything is asked of the API, which checks the
 * person's rights again.
 */
export function DonationView({ doc }: DocumentViewServerProps): ReactNode {
  const item = itemOf(doc)
  return (
    <Gutter className={styles.view}>
      {item ? (
        <DonationScreen key={item.id} shelter={item.shelter} id={item.id} />
      ) : (
        <p>{detailWords.ofPlatform}</p>
      )}
    </Gutter>
  )
}
