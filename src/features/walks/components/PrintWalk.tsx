'use client'

import { Button } from '@/ui/Button'
import { useReady } from '@/ui/use-ready'

/** Without JavaScript the browser's own menu prints. */
export function PrintWalk() {
  const isReady = useReady()
  return isReady ? (
    <Button look="outline" type="button" onClick={() => window.print()}>
      Imprimer
    </Button>
  ) : null
}
