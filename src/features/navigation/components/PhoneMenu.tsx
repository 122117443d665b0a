'use client'

import { lazy, Suspense, useState } from 'react'

import styles from './PhoneMenu.module.scss'

import { useReady } from '@/ui/use-ready'

const load = async () => ({ default: (await import('./PhonePanel')).PhonePanel })
const PhonePanel = lazy(load)

/**
 * « Menu » of a narrow screen. A link to the page of all pages until the browser runs our code,
 * then a button that opens the panel, fetched on the first sign of interest.
 */
export function PhoneMenu() {
  const isAlive = useReady()
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
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
        aria-expanded={state === 'open'}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setState('open')}
      >
        {inside}
      </button>
      {state !== 'untouched' && (
        <Suspense>
          <PhonePanel isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
