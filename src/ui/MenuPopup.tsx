'use client'

import { Menu as Base } from '@base-ui/react/menu'
import type { RefObject } from 'react'

import { Icon } from './Icon'
import type { MenuItem } from './Menu'
import styles from './Menu.module.scss'

type Props = {
  items: readonly MenuItem[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
}

/** The list of a Menu. */
export default function MenuPopup({ items, isOpen, onOpenChange, anchor }: Props) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Base.Portal>
        <Base.Positioner
          className={styles.place}
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup className={styles.popup} finalFocus={anchor}>
            {items.map(({ label, icon, href, onSelect, isDisabled, isDestructive }) => {
              const inside = (
                <>
                  {icon && <Icon name={icon} size={20} />}
                  {label}
                </>
              )
              const look = {
                className: styles.item,
                'data-is-destructive': isDestructive ? '' : undefined,
              }
              return href === undefined ? (
                <Base.Item key={label} {...look} disabled={isDisabled} onClick={onSelect}>
                  {inside}
                </Base.Item>
              ) : (
                <Base.LinkItem key={label} {...look} href={href} closeOnClick>
                  {inside}
                </Base.LinkItem>
              )
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
