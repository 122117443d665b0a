'use client'

import { useSession } from '@/ui/api/use-session'
import { LineIcon } from '@/ui/LineIcon'

import { AccountLinks } from './AccountLinks'
import { PERSON } from './own-icons'
import styles from './UserMenu.module.scss'

const initial = (name: string): string => name.trim().charAt(0).toUpperCase()

/** « Mon espace »: the same first HTML for everybody, then who is signed in. */
export function UserMenu() {
  const user = useSession()
  const [firstName] = (user?.name || user?.email || '').split(/[\s@]/)
  return (
    <details name="menu" data-menu="" className={styles.menu}>
      <summary className={styles.toggle}>
        <span className={styles.face} aria-hidden="true">
          {user?.image ? (
            <img src={user.image} alt="" width={40} height={40} />
          ) : firstName ? (
            initial(firstName)
          ) : (
            <LineIcon size={22}>
              <path d={PERSON} />
            </LineIcon>
          )}
        </span>
        <span className={styles.name}>{firstName || 'Mon espace'}</span>
      </summary>
      <div className={styles.panel}>
        <AccountLinks user={user} />
      </div>
    </details>
  )
}
