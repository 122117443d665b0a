'use client'

import useSWR from 'swr'

import { mergeTheme, type Theme } from '@/features/shelters/theme/model'
import { addressOf, type Address, type AnswerOf } from '@/ui/api/address'
import { readAt } from '@/ui/api/client'

const THEME = '/api/shelter/{shelterId}/theme'

const readTheme = async (url: Address<AnswerOf<'GET', typeof THEME>>): Promise<Theme> =>
  mergeTheme(await readAt(url))

/** The colours of a shelter's site; nothing until they are here. */
export function useTheme(shelterId: string | null): Theme | undefined {
  const url = shelterId && addressOf(THEME, { params: { shelterId } })
  return useSWR<Theme, Error>(url, readTheme, { revalidateOnFocus: false }).data
}
