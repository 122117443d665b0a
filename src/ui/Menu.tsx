'use client'

import { useRef, useState, type ReactNode } from 'react'

import { Button } from './Button'
import { LineIcon } from './LineIcon'
import { CHEVRON_DOWN } from './paths/chevron-down'
import type { MenuItem } from './menu-item'
import { useOpening } from './use-opening'

// What opens, places and walks through it comes with the first press.
const loadPopup = () => import('./MenuPopup')
const loadAhead = () => void loadPopup().catch(() => undefined)

type Props = {
  /** On the button. */
  label: ReactNode
  /** Said in its place where the button shows but a drawing. */
  name?: string
  items: readonly MenuItem[]
  look?: 'outline' | 'plain'
}

/** A button that opens a short list of actions. */
export function Menu({ label, name, items, look = 'outline' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [popup, popupCame] = useOpening(loadPopup)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        look={look}
        isSmall
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void popupCame().then((isHere) => setOpen(isHere && !isOpen))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          void popupCame().then(setOpen)
        }}
      >
        {label}
        {!name && <LineIcon paths={CHEVRON_DOWN} size={20} />}
      </Button>
      {popup && (
        <popup.default items={items} isOpen={isOpen} onOpenChange={setOpen} anchor={button} />
      )}
    </>
  )
}
