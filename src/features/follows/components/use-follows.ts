import { askedOnce } from '@/ui/api/asked-once'
import { useSession } from '@/ui/api/use-session'

import { FOLLOWS_API } from '../model'
import type { Follow, FollowedPerson } from '../queries'

type Listed = { follows: Follow[]; people: FollowedPerson[] }

const listed = askedOnce(FOLLOWS_API, (body) => body as Listed)

/** What the person follows; nothing is asked for whoever is not signed in. */
export function useFollows() {
  const isSignedIn = useSession() !== null
  return { isSignedIn, data: listed.useAnswer(isSignedIn), put: listed.put }
}
