import { Banner } from '@/ui/Banner'

import { WARNINGS } from '../model'
import styles from './Relay.module.scss'

/** Against swindles, at the top of what people read and write. */
export function Warnings() {
  return (
    <Banner tone="warning" title="Restez prudent">
      <ul className={styles.warnings}>
        {WARNINGS.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Banner>
  )
}
