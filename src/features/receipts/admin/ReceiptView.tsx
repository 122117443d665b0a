import { notFound, redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'

import { LIST } from './query'

/** A receipt has no screen of its own: its address leads to its line of the list. */
export function ReceiptView({ doc }: DocumentViewServerProps): never {
  const label: unknown = doc?.label
  if (typeof label !== 'string') notFound()
  redirect(`${LIST}?search=${encodeURIComponent(label)}`)
}
