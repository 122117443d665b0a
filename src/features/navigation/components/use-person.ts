'use client'

import useSWR from 'swr'

import { ME_API } from '@/features/accounts/own/model'

import { useSession } from './use-session'

/** What somebody wrote of themselves in their account. */
export type Person = {
  name: string
  email: string
  phone: string | null
  postalCode: string | null
  city: string | null
}

type Answer = {
  user: Omit<Person, 'postalCode' | 'city'> & { location: Pick<Person, 'postalCode' | 'city'> }
}

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
  return data ?? { name: user.name, email: user.email, phone: null, postalCode: null, city: null }
}
