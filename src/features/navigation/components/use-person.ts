'use client'

import useSWR from 'swr'

import { ME_API } from '@/features/accounts/own/model'

import { useSession } from '@/ui/api/use-session'

/** What somebody wrote of themselves in their account. */
export type Person = {
  name: string
  email: string
  phone: string | null
  /** Street and number. */
  address: string | null
  postalCode: string | null
  city: string | null
}

type Place = Pick<Person, 'address' | 'postalCode' | 'city'>
type Answer = { user: Omit<Person, keyof Place> & { location: Place } }

async function read(path: string): Promise<Person> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { name, email, phone, location } = ((await response.json()) as Answer).user
  return { name, email, phone, ...location }
}

/**
 * Whoever is signed in, with what fills their forms; `null` for nobody, and until the answer has
 * come. Their name and e-mail alone when it does not come.
 */
export function usePerson(): Person | null {
  const user = useSession()
  const { data, error } = useSWR<Person, Error>(user && ME_API, read, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (!user || (!data && !error)) return null
  const nowhere: Place = { address: null, postalCode: null, city: null }
  return data ?? { name: user.name, email: user.email, phone: null, ...nowhere }
}
