'use client'

import { ME_API } from '@/features/accounts/own/model'
import { askedOnce } from '@/ui/api/asked-once'
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

/** `null` when it cannot be had. */
const person = askedOnce<Person | null>(
  ME_API,
  (body) => {
    const { name, email, phone, location } = (body as Answer).user
    return { name, email, phone, ...location }
  },
  null,
)

/**
 * Whoever is signed in, with what fills their forms; `null` for nobody, and until the answer has
 * come. Their name and e-mail alone when it does not come.
 */
export function usePerson(): Person | null {
  const user = useSession()
  const answer = person.useAnswer(user !== null)
  if (!user || answer === undefined) return null
  const nowhere: Place = { address: null, postalCode: null, city: null }
  return answer ?? { name: user.name, email: user.email, phone: null, ...nowhere }
}
