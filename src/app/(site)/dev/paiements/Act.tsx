import type { ReactNode } from 'react'

import { Button } from '@/ui/Button'

import styles from './paiements.module.scss'

const ADDRESS = '/dev/paiements/agir'

/** A button that works without JavaScript. */
export function Act({ act, id = '', children }: { act: string; id?: string; children: ReactNode }) {
  return (
    <form method="post" action={ADDRESS}>
      <input type="hidden" name="acte" value={act} />
      <input type="hidden" name="id" value={id} />
      {children}
    </form>
  )
}

const MOVES = [
  [1, 'Avancer d’un jour'],
  [7, 'Avancer d’une semaine'],
  [31, 'Avancer d’un mois'],
  [366, 'Avancer d’un an'],
] as const

/** Moves the clock on: renewals and refusals on the way happen in their order. */
export function Clock() {
  return (
    <form method="post" action={ADDRESS} className={styles.acts}>
      <input type="hidden" name="acte" value="clock" />
      {MOVES.map(([days, label]) => (
        <Button key={days} type="submit" look="secondary" isSmall name="jours" value={days}>
          {label}
        </Button>
      ))}
    </form>
  )
}
