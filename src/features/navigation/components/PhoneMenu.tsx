'use client'

import { useState } from 'react'

import styles from './PhoneMenu.module.scss'

import { useOpening } from '@/ui/use-opening'
import { useReady } from '@/ui/use-ready'

const load = () => import('./PhonePanel')
const loadAhead = () => void load().catch(() => undefined)

/**
 * « Menu » of a narrow screen. A link to the page of all pages until the browser runs our code,
 * then a button that opens the panel, fetched on the first sign of interest.
 */
export function PhoneMenu() {
  const isAlive = useReady()
  const [isOpen, setOpen] = useState(false)
  const [panel, panelCame] = useOpening(load)
  const inside = (
    <>
      <span className={styles.bars} aria-hidden="true" />
      Menu
    </>
  )
  if (!isAlive) {
    return (
      <a className={styles.toggle} href="/plan-du-site">
        {inside}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void panelCame().then(setOpen)}
      >
        {inside}
      </button>
      {panel && <panel.PhonePanel isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
