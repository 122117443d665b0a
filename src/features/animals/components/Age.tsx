'use client'

import { useSyncExternalStore } from 'react'

import { ageLabel } from '../age.model'

const never = () => () => {}

type Props = {
  birthDate: string | null | undefined
  /** Worded by the server when it read the animal. */
  fallback: string
}

/**
 * An age, worded again by the reader's browser from the birth date: a page that is kept for
 * weeks still tells the truth.
 */
export function Age({ birthDate, fallback }: Props) {
  return useSyncExternalStore(
    never,
    () => ageLabel(birthDate, new Date()),
    () => fallback,
  )
}
