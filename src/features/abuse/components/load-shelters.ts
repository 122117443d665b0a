import type { Option } from '@/ui/combobox-state'

import { SHELTERS_API } from '../model'

/**
 * Shelters of the platform, for some words of their name or town.
 * @throws when the server does not answer with a list
 */
export async function loadShelters(words: string, signal: AbortSignal): Promise<Option[]> {
  if (words.length < 2) return []
  const response = await fetch(`${SHELTERS_API}?${new URLSearchParams({ q: words })}`, { signal })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { data } = (await response.json()) as { data: string[] }
  return data.map((label) => ({ value: label, label }))
}
