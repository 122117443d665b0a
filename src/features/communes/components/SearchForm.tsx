'use client'

import type { ComponentProps, FormEvent } from 'react'

/** A search form whose address says only what was asked: fields left empty are not sent. */
export function SearchForm({
  action,
  children,
  ...props
}: ComponentProps<'form'> & { action: string }) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim()) query.append(name, value.trim())
    }
    // The distance means nothing without a place.
    if (!query.has('near')) query.delete('radiusKm')
    location.assign(query.size > 0 ? `${action}?${query}` : action)
  }
  return (
    <form {...props} action={action} method="get" onSubmit={send}>
      {children}
    </form>
  )
}
