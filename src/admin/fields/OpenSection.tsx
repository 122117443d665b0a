'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

const keyOf = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/** Opens the tab that the address names: `?section=couleurs`. */
export function OpenSection() {
  const section = useSearchParams().get('section')
  useEffect(() => {
    if (!section) return
    // Payload's tabs have no other handle than their buttons.
    for (const button of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
      if (keyOf(button.textContent ?? '') === section) button.click()
    }
  }, [section])
  return null
}
