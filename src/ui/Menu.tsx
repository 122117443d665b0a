'use client'

import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'

import { Button } from './Button'
import { LineIcon } from './LineIcon'
import { CHEVRON_DOWN } from './paths/chevron-down'
import type { MenuItem } from './menu-item'

const loadPopup = () => import('./MenuPopup')
// What opens, places and walks through it comes with the first press.
const MenuPopup = lazy(loadPopup)

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
  const [isAsked, setAsked] = useState(false)
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
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
        onClick={() => {
          setAsked(true)
          setOpen(!isOpen)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setAsked(true)
          setOpen(true)
        }}
      >
        {label}
        {!name && <LineIcon paths={CHEVRON_DOWN} size={20} />}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <MenuPopup items={items} isOpen={isOpen} onOpenChange={setOpen} anchor={button} />
        </Suspense>
      )}
    </>
  )
}
