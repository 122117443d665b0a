import { Face } from '@/features/profiles/components/Face'
import { Badge } from '@/ui/Badge'

import type { Signature } from '../model'
import styles from './Wall.module.scss'
import { whenWords } from './words.fr'

type Props = { by: Signature; at: string; isEdited: boolean; isSmall?: boolean }

/** Who wrote something, and when. */
export function Author({ by, at, isEdited, isSmall }: Props) {
  return (
    <div className={styles.who}>
      {!isSmall && <Face name={by.name} photo={by.photo} />}
      <div className={styles.names}>
        <span className={styles.name}>
          {by.href ? <a href={by.href}>{by.name}</a> : by.name}
          {by.isShelter && <Badge tone="pine">Refuge</Badge>}
          {by.isAdmin && <Badge tone="apricot">Admin</Badge>}
        </span>
        <time className={styles.when} dateTime={at}>
          {whenWords(at, isEdited)}
        </time>
      </div>
    </div>
  )
}
