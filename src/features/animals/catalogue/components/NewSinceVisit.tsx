'use client'

import { useEffect } from 'react'

import { isNewSince, keptVisits, seen, type Visits } from '../../arrivals/visit.model'

/** Name in the browser's storage: nobody else ever learns of it. */
const KEY = 'patte-blanche.visits'

let visits: Visits | undefined

function readVisits(): Visits {
  if (visits) return visits
  const now = new Date()
  visits = seen(null, now)
  try {
    visits = seen(localStorage.getItem(KEY), now)
    localStorage.setItem(KEY, keptVisits(visits))
  } catch {
    // A browser that remembers nothing has no last visit.
  }
  return visits
}

/** Marks the cards of animals that came since this browser was last here; their style says so. */
export function NewSinceVisit() {
  // After each drawing: cards come in batches.
  useEffect(() => {
    const known = readVisits()
    if (known.before === null) return
    for (const card of document.querySelectorAll<HTMLElement>('article[data-since]')) {
      card.toggleAttribute('data-is-new', isNewSince(card.dataset.since ?? '', known))
    }
  })
  return null
}
