'use client'

import useSWR from 'swr'

export type FrameUser = {
  id: string
  name: string
  email: string
  /** Path of a photo; null without one. */
  image: string | null
  isSuperAdmin: boolean
  /** Belongs to the team of a shelter, or is a super admin. */
  canViewAdmin: boolean
}

async function read(path: string): Promise<{ user: FrameUser | null }> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as { user: FrameUser | null }
}

/** Who is signed in; `null` for nobody, `undefined` until the answer has come. */
export function useKnownSession(): FrameUser | null | undefined {
  const { data } = useSWR('/api/user/session', read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return data?.user
}

/** Who is signed in; `null` for nobody, and until the answer has come: pages are for everybody. */
export const useSession = (): FrameUser | null => useKnownSession() ?? null
