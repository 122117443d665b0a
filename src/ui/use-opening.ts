'use client'

import { useState } from 'react'

import { toast } from './toasts'

const MISSING = 'Impossible d’ouvrir cette partie. Vérifiez votre connexion, ou rechargez la page.'

/**
 * What a press opens, whose code comes with the first press. React's `lazy` would draw it 300 ms late,
 * though its code were here: React holds back that long what a `Suspense` has waited for.
 * @param load fetches the code
 * @returns the code once it is here, and what has it come: false when it cannot be had, which a toast says
 */
export function useOpening<Code extends object>(
  load: () => Promise<Code>,
): readonly [Code | undefined, () => Promise<boolean>] {
  const [code, setCode] = useState<Code>()
  const come = async () => {
    try {
      const found = await load()
      setCode(() => found)
      return true
    } catch {
      toast({ text: MISSING, tone: 'destructive' })
      return false
    }
  }
  return [code, come]
}
