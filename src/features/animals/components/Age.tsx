'use client'

import { useSyncExternalStore } from 'react'

import { ageLabel } from '../model'

const never = () => () => {}

/**
 * An age, worded by the reader's browser from the birth date: a page that is
 * kept for weeks still tells the truth. The server's own wording stands in.
 */
export function Age({ birthDate }: { birthDate: string | null | undefined }) {
  const label = useSyncExternalStore(
    never,
    () => ageLabel(birthDate, new Date()),
    () => ageLabel(birthDate, new Date()),
  )
  return <span suppressHydrationWarning>{label}</span>
}
