import styles from '@/ui/admin-buttons.module.scss'
import { AdminTooltip } from '@/ui/AdminTooltip'

import { Icon, type IconName } from './Icon'

type Props = {
  icon: IconName
  /** Names the thing and where it goes; for a button that cannot act, says why. */
  label: string
  /** A button that cannot act keeps the focus and says why when it is pressed. */
  unable?: boolean
  onClick: () => void
  /** Where a focus request finds this button. */
  node?: string
  part?: string
}

export function ToolButton({ icon, label, unable = false, onClick, node, part }: Props) {
  return (
    <AdminTooltip text={label}>
      <button
        type="button"
        className={styles.icon}
        aria-label={label}
        aria-disabled={unable || undefined}
        data-part-of={node}
        data-part={part}
        onClick={onClick}
      >
        <Icon name={icon} />
      </button>
    </AdminTooltip>
  )
}
