'use client'

import { useEffect, useState } from 'react'

import { ButtonLink } from '@/ui/Button'

import type { SessionUser } from '../queries'
import styles from './SignIn.module.scss'
import { SignOutButton } from './SignOutButton'

const MARK = 'patte-suite'
/** A second round within this time means that the place does not believe the session. */
const SAME_TRIP_MS = 15_000

/** Remembers the trip. @returns false when it was made a moment ago and led back here */
function firstTrip(suite: string): boolean {
  const [place, at] = (sessionStorage.getItem(MARK) ?? '').split('|')
  sessionStorage.setItem(MARK, `${suite}|${Date.now()}`)
  return place !== suite || Date.now() - Number(at) > SAME_TRIP_MS
}

/**
 * A person who follows a link from an e-mail or another site looks signed out to
 * the server: the browser asks again from here, and goes on.
 */
export function AlreadySignedIn({ suite }: { suite: string | null }) {
  const [user, setUser] = useState<SessionUser | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    fetch('/api/user/session', { signal: controller.signal })
      .then((response) => response.json() as Promise<{ user: SessionUser | null }>)
      .then(({ user: found }) => {
        setUser(found)
        if (found && suite && firstTrip(suite)) window.location.replace(suite)
      })
      .catch(() => {
        // Without an answer the form below does what there is to do.
      })
    return () => controller.abort()
  }, [suite])

  if (!user) return null
  const next = suite ?? (user.canViewAdmin ? '/shelter/admin' : '/')
  return (
    <div className={styles.already} role="status">
      <p>
        Vous êtes déjà connecté : <strong>{user.name}</strong>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={next}>Continuer</ButtonLink>
        <SignOutButton />
      </div>
    </div>
  )
}
