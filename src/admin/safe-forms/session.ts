import type { Answer } from '@/ui/editing/answer.model'

import { signedIn, type Signed } from './kept-form'

/** Milliseconds for which a save waits for the answer at most. */
const LONGEST_WAIT = 5000

const ADDRESS = '/api/cms/users/me?depth=0'

/**
 * Who is signed in in this browser now; another tab may have changed it.
 * @param me id of the person who opened the form
 */
export async function whoIsSignedIn(me: string): Promise<Signed> {
  const answer: Answer = await fetch(ADDRESS, {
    cache: 'no-store',
    credentials: 'include',
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
    .then(async (response) => {
      const body: unknown = await response.json()
      return { status: response.status, body }
    })
    // Whether anybody answers is told by the save itself.
    .catch(() => ({ status: 0, body: null }))
  return signedIn(answer, me)
}
