import { eurosText } from '@/platform/money/model'
import type { Frequency } from '@/platform/payments/types'
import { plainDay } from '@/platform/time/model'

/** « 25,50 € » for integer cents. */
export const euros = (cents: number): string => `${eurosText(cents)}\u00a0€`

export const EVERY: Record<Frequency, string> = {
  monthly: 'tous les mois',
  quarterly: 'tous les trois mois',
  yearly: 'tous les ans',
}

/** « 21 novembre 2026 », at Paris. */
export const dayOf = (iso: string): string => plainDay(new Date(iso))
