'use client'

import { Button } from '@/ui/Button'

import styles from './PrintButton.module.scss'

/** Without JavaScript the browser's own menu prints. */
export function PrintButton() {
  return (
    <Button className={styles.print} onClick={() => window.print()}>
      Imprimer l’affiche
    </Button>
  )
}
