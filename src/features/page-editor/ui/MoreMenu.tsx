'use client'

import { Menu } from '@base-ui/react/menu'

import { labels } from '../labels.fr'
import buttons from '@/ui/admin-buttons.module.scss'
import { Icon, type IconName } from './Icon'
import styles from './MoreMenu.module.scss'

export type MoreItem = {
  icon: IconName
  label: string
  /** Why it cannot act now: it stays in its place and says so. */
  unable?: string | null
  onSelect: () => void
}

type Props = {
  /** The node that it is for: its id, and its name. */
  id: string
  name: string
  /** Groups with a line between them. */
  groups: ReadonlyArray<readonly MoreItem[]>
}

/** « Plus »: what is less often done with a block or a section. The focus comes back to its button. */
export function MoreMenu({ id, name, groups }: Props) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={buttons.icon}
        aria-label={labels.moreOf(name)}
        title={labels.moreOf(name)}
        data-part-of={id}
        data-part="more"
      >
        <Icon name="more" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.place}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <Menu.Popup className={styles.popup} aria-label={labels.moreOf(name)}>
            {groups.map((items) => (
              <Menu.Group key={items[0]?.label} className={styles.group}>
                {items.map(({ icon, label, unable, onSelect }) => (
                  <Menu.Item
                    key={label}
                    className={styles.item}
                    label={label}
                    disabled={Boolean(unable)}
                    onClick={onSelect}
                  >
                    <Icon name={icon} />
                    <span>
                      {label}
                      {unable && <span className={styles.reason}>{unable}</span>}
                    </span>
                  </Menu.Item>
                ))}
              </Menu.Group>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
