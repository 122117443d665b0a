'use client'

import { Button } from './Button'
import { useReady } from './use-ready'

/** Without JavaScript the browser's own menu prints. */
export function PrintButton() {
  const isReady = useReady()
  return isReady ? (
    <Button look="outline" type="button" onClick={() => window.print()}>
      Imprimer
    </Button>
  ) : null
}
