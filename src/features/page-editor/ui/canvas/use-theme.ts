'use client'

import useSWR from 'swr'

import { mergeTheme, type Theme } from '@/features/shelters/theme/model'

async function read(url: string): Promise<Theme> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return mergeTheme((await response.json()) as Partial<Theme>)
}

/** The colours of a shelter's site; nothing until they are here. */
export function useTheme(shelterId: string | null): Theme | undefined {
  const url = shelterId ? `/api/shelter/${encodeURIComponent(shelterId)}/theme` : null
  return useSWR<Theme, Error>(url, read, { revalidateOnFocus: false }).data
}
