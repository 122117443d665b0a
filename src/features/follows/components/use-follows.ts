import useSWR from 'swr'

import { useSession } from '@/ui/api/use-session'

import { FOLLOWS_API } from '../model'
import type { Follow, FollowedPerson } from '../queries'

type Listed = { follows: Follow[]; people: FollowedPerson[] }

async function read(path: string): Promise<Listed> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  return (await response.json()) as Listed
}

/** What the person follows; nothing is asked for whoever is not signed in. */
export function useFollows() {
  const user = useSession()
  const { data, mutate } = useSWR(user && FOLLOWS_API, read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return { isSignedIn: user !== null, data, mutate }
}
