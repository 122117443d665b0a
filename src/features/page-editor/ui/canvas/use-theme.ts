'use client'

import useSWR from 'swr'

import { themeStyle } from '@/features/shelters/components/theme-style'
import { mergeTheme, type Theme } from '@/features/shelters/theme/model'

async function read(url: string): Promise<Theme> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(String(response.status))
  return mergeTheme((await response.json()) as Partial<Theme>)
}

/** The colours of a shelter's site as custom properties; the platform's until they are here. */
export function useTheme(shelterId: string | null) {
  const url = shelterId ? `/api/shelter/${encodeURIComponent(shelterId)}/theme` : null
  const { data } = useSWR<Theme, Error>(url, read, { revalidateOnFocus: false })
  return data ? themeStyle(data) : undefined
}
