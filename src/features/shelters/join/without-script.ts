import { readWait } from '@/ui/countdown'

import { TOO_MANY_JOINS } from './model'

const SERVICE = 'Le service est momentanément indisponible. Réessayez dans un instant.'

/** What went wrong with the whole form, as the address of its page says; null for its fields. */
export function joinProblem(
  problem: unknown,
  wait: unknown,
): { error: string; wait: number } | null {
  if (problem === 'attente') return { error: TOO_MANY_JOINS, wait: readWait(wait) }
  return problem === 'service' ? { error: SERVICE, wait: 0 } : null
}
