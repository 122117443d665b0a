'use client'

import { useMediaQuery } from '@/ui/use-media-query'

/** From here on the columns stand side by side; on less, one at a time. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 768px)', true)
