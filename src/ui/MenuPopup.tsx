'use client'

import { Menu as Base } from '@base-ui/react/menu'
import { useEffect, useRef, type RefObject } from 'react'

import { Icon } from './Icon'
import type { MenuItem } from './menu-item'
import styles from './Menu.module.scss'

type Props = {
  items: readonly MenuItem[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
}

/** The list of a Menu. */
export default function MenuPopup({ items, isOpen, onOpenChange, anchor }: Props) {
  const popup = useRef<HTMLDivElement>(null)

  // Its button is none of its own, so the library would leave the focus on the list as a whole.
  useEffect(() => {
    if (!isOpen) return
    const frame = requestAnimationFrame(() =>
      popup.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [isOpen])

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
          <Base.Popup ref={popup} className={styles.popup} finalFocus={anchor}>
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
