'use client'

import { Icon } from '@/ui/Icon'

import { lacksAlt, nameOf, type LibraryPicture } from '../library/picture'
import styles from './fields.module.scss'
import { labels } from './labels.fr'

type Props = {
  picture: LibraryPicture
  /** Absent where nothing may be changed. */
  onDescribe?: () => void
}

/** What a picture is called, and what is said of it; a missing description is one press away. */
export function PictureWords({ picture, onDescribe }: Props) {
  const name = nameOf(picture)
  const isMute = lacksAlt(picture)
  return (
    <div className={styles.words}>
      <span className={styles.name} data-name>
        {name}
      </span>
      <span className={isMute ? styles.flag : styles.alt}>
        {isMute && <Icon name="alert" size={16} />}
        {isMute ? labels.withoutAlt : picture.isDecorative ? labels.decorative : picture.alt}
      </span>
      {onDescribe && (
        <button
          type="button"
          className={styles.describe}
          data-part="describe"
          aria-label={labels.describeOf(name)}
          onClick={onDescribe}
        >
          <Icon name="edit" size={18} />
          {labels.describe}
        </button>
      )}
    </div>
  )
}
