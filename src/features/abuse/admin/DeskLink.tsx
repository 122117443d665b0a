import type { ServerProps } from 'payload'

import { countUnread } from '../desk/count'
import { DESK_PATH } from '../model'
import styles from './Desk.module.scss'

/** In the navigation of those who read reports, with how many are new. */
export async function DeskLink({ user }: ServerProps) {
  const unread = user ? await countUnread(user) : null
  if (unread === null) return null
  return (
    <a className={styles.link} href={DESK_PATH}>
      Maltraitances
      {unread > 0 && (
        <span className={styles.count}>
          {unread}
          <span className={styles.heard}> à lire</span>
        </span>
      )}
    </a>
  )
}
