'use client'

import { useSyncExternalStore } from 'react'

export type SessionUser = {
  id: string
  name: string
  email: string
  /** Path of a photo; null without one. */
  image: string | null
  isSuperAdmin: boolean
  /** Belongs to the team of a shelter, or is a super admin. */
  canViewAdmin: boolean
}

type Known = SessionUser | null | undefined

let known: Known
let asked: Promise<void> | null = null
const listeners = new Set<() => void>()

async function ask(): Promise<void> {
  try {
    const response = await fetch('/api/user/session', { credentials: 'include' })
    if (!response.ok) return
    known = ((await response.json()) as { user: SessionUser | null }).user
    listeners.forEach((listener) => listener())
  } catch {
    // Without a network nobody is known.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  asked ??= ask()
  return () => listeners.delete(listener)
}

/**
 * Who is signed in; `null` for nobody, `undefined` until the answer has come. Asked once a page, and
 * without a library: every visitor of every page loads this.
 */
export const useKnownSession = (): Known =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )

/** Who is signed in; `null` for nobody, and until the answer has come: pages are for everybody. */
export const useSession = (): SessionUser | null => useKnownSession() ?? null
