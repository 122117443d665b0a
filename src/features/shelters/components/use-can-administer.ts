'use client'

import useSWR from 'swr'

type Session = { user: { isSuperAdmin: boolean; canViewAdmin: boolean } | null }
type OwnShelters = { shelters: Array<{ id: string; canViewAdmin: boolean }> }

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as Answer
}

const once = { revalidateOnFocus: false, shouldRetryOnError: false }

/**
 * Whether the visitor belongs to the team of this shelter. Asked for after the page has loaded:
 * the page itself is the same for everybody. A visitor without a session costs one request.
 */
export function useCanAdminister(shelterId: string): boolean {
  const session = useSWR('/api/user/session', read<Session>, once)
  const user = session.data?.user
  const own = useSWR(user?.canViewAdmin ? '/api/user/shelters' : null, read<OwnShelters>, once)
  if (user?.isSuperAdmin) return true
  return (
    own.data?.shelters.some(({ id, canViewAdmin }) => id === shelterId && canViewAdmin) ?? false
  )
}
