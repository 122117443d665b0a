'use client'

import { useEffect } from 'react'

import { ButtonLink } from '@/ui/Button'

import { QUIET_PAGE } from '../model'
import { hearEscape, leaveFast } from './leave'
import styles from './QuickExit.module.scss'

/**
 * Out of the page at once, for whoever is not alone. Without JavaScript it is a link, and the page
 * that Back leads to is an empty form.
 */
export function QuickExit() {
  useEffect(hearEscape, [])
  return (
    <aside className={styles.bar} aria-label="Quitter vite">
      <p>
        <span>Pas seul·e devant l’écran&nbsp;? </span>
        <span className={styles.keys}>
          Ce bouton, ou la touche <kbd>Échap</kbd> deux fois, affiche la météo.
        </span>
      </p>
      <ButtonLink
        href={QUIET_PAGE}
        rel="noreferrer nofollow"
        look="destructive"
        onClick={(event) => {
          event.preventDefault()
          leaveFast()
        }}
      >
        Quitter vite
      </ButtonLink>
    </aside>
  )
}
