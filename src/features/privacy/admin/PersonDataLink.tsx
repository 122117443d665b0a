import type { ServerProps } from 'payload'

import { PERSON_DATA_PATH } from './path'
import styles from './PersonData.module.scss'

/** In the navigation of super admins. */
export function PersonDataLink({ user }: ServerProps) {
  if (!user?.isSuperAdmin) return null
  return (
    <a className={styles.link} href={PERSON_DATA_PATH}>
      Données d’une personne
    </a>
  )
}
