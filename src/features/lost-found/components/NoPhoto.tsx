import { Icon } from '@/ui/Icon'

import styles from './ReportCard.module.scss'

/** In the place of the photo that nobody has. */
export function NoPhoto({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <span className={styles.none}>
      <Icon name="paw" size={isSmall ? 28 : 44} />
      {!isSmall && <span>Pas encore de photo</span>}
    </span>
  )
}
