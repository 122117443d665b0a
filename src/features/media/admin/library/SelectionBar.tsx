import buttons from '@/ui/admin-buttons.module.scss'

import styles from './Gallery.module.scss'
import { labels } from './labels.fr'

type Props = { count: number; onAll: () => void; onRemove: () => void; onStop: () => void }

/** What can be done with the chosen pictures. */
export function SelectionBar({ count, onAll, onRemove, onStop }: Props) {
  return (
    <div className={styles.selection}>
      <p role="status">{labels.chosen(count)}</p>
      <button type="button" className={buttons.plain} onClick={onAll}>
        {labels.selectedAll}
      </button>
      <button type="button" className={buttons.plain} onClick={onStop}>
        {labels.cancel}
      </button>
      <button
        type="button"
        className={buttons.danger}
        aria-disabled={count === 0 || undefined}
        onClick={() => count > 0 && onRemove()}
      >
        {count > 0 ? labels.removeMany(count) : labels.remove}
      </button>
    </div>
  )
}
