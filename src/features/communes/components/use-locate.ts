'use client'

import { useRef, useState } from 'react'

import { send } from '@/ui/api/client'
import type { Spot } from '@/ui/moved-point'

type Address = Record<'address' | 'postalCode' | 'city' | 'country', string> & {
  communeCode?: string
}
type Said = { text: string; isError: boolean }
type Located = Spot & { label: string }

const FAILED = 'Erreur lors de la géolocalisation'

/** Asks where an address is, and says what came of it. */
export function useLocate() {
  const [said, setSaid] = useState<Said | null>(null)
  const [isBusy, setBusy] = useState(false)
  // A second press comes before the button has changed.
  const isAsking = useRef(false)

  /** @returns the point; null when nothing was found, or while another one is looked for */
  const locate = async (body: Address): Promise<Located | null> => {
    if (isAsking.current) return null
    isAsking.current = true
    setBusy(true)
    setSaid(null)
    const outcome = await send('POST', '/api/geo/locate', { body }, { fallback: FAILED })
    isAsking.current = false
    setBusy(false)
    if (outcome.refusal) {
      setSaid({ text: outcome.refusal.sentence, isError: true })
      return null
    }
    const { lat, lng, label, precision } = outcome.data
    const about =
      precision === 'commune'
        ? '. Seule la commune a été trouvée\u00a0: vérifiez la rue, ou corrigez le point.'
        : ` (${label})`
    setSaid({ text: `Localisation générée avec succès${about}`, isError: false })
    return { lat, lng, label }
  }
  const refuse = (text: string) => setSaid({ text, isError: true })
  return { locate, refuse, said, isBusy }
}
