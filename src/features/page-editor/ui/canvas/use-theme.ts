'use client'

import useSWR from 'swr'

import { mergeTheme, type Theme } from '@/features/shelters/theme/model'
import { readAt } from '@/ui/api/client'

const readTheme = async (url: string): Promise<Theme> =>
  mergeTheme(await readAt<Partial<Theme>>(url))

/** The colours of a shelter's site; nothing until they are here. */
export function useTheme(shelterId: string | null): Theme | undefined {
  const url = shelterId ? `/api/shelter/${encodeURIComponent(shelterId)}/theme` : null
  return useSWR<Theme, Error>(url, readTheme, { revalidateOnFocus: false }).data
}
