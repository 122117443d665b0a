'use client'

import { useMediaQuery } from '@/ui/use-media-query'

/** From here on the details stand beside the pictures; on less they cover them. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 1024px)', true)
