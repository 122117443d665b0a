'use client'

import { Menu } from '@base-ui/react/menu'
import type { ComponentType } from 'react'

import buttons from '../admin-buttons.module.scss'
import { AdminTooltip } from '../AdminTooltip'
import styles from './MoreMenu.module.scss'

export type MoreItem<Name extends string> = {
  icon: Name
  label: string
  /** Why it cannot act now: it stays in its place and says so. */
  unable?: string | null
  onSelect: () => void
}

type Props<Name extends string> = {
  label: string
  /** What it belongs to, for the focus to come back. */
  id: string
  /** Groups with a line between them. */
  groups: ReadonlyArray<ReadonlyArray<MoreItem<Name>>>
  /** The drawings of the editor it stands in. */
  Icon: ComponentType<{ name: NoInfer<Name> | 'more' }>
}

/** « Plus »: what is less often done with something. The focus comes back to its button. */
export function MoreMenu<Name extends string>({ label, id, groups, Icon }: Props<Name>) {
  return (
    <Menu.Root modal={false}>
      <AdminTooltip text={label}>
        <Menu.Trigger
          className={buttons.icon}
          aria-label={label}
          data-part-of={id}
          data-part="more"
        >
          <Icon name="more" />
        </Menu.Trigger>
      </AdminTooltip>
      <Menu.Portal>
        <Menu.Positioner
          className={styles.place}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
        >
          <Menu.Popup className={styles.popup} aria-label={label}>
            {groups.map((items) => (
              <Menu.Group key={items[0]?.label} className={styles.group}>
                {items.map(({ icon, label: words, unable, onSelect }) => (
                  <Menu.Item
                    key={words}
                    className={styles.item}
                    label={words}
                    disabled={Boolean(unable)}
                    onClick={onSelect}
                  >
                    <Icon name={icon} />
                    <span>
                      {words}
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
