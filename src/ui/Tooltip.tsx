'use client'

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { placeNear } from './place-near'
import styles from './Tooltip.module.scss'

/** Milliseconds under the pointer before it shows. Source: docs/decisions/look.md. */
const DELAY = 300

type Props = {
  /** A few words; whatever is needed to go on is written on the page instead. */
  text: string
  /** The control that it explains, which takes the attribute. */
  children: (control: { 'aria-describedby': string }) => ReactNode
}

/** Words beside a control: after 300 ms under the pointer, at once with the keyboard. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const show = () => {
    if (!tip.current?.showPopover || !anchor.current) return
    tip.current.showPopover()
    const { left, top } = placeNear(
      anchor.current.getBoundingClientRect(),
      tip.current.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    )
    tip.current.style.translate = `${left}px ${top}px`
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      role="presentation"
      onPointerEnter={() => {
        timer.current = window.setTimeout(show, DELAY)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} className={styles.tip} role="tooltip" popover="manual">
        <span className={styles.words}>{text}</span>
      </span>
    </span>
  )
}
