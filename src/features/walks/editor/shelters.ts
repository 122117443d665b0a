import { listOwnShelters } from '@/features/shelters/own/queries'
import type { User } from '@/payload-types'
import { can } from '@/platform/access/model'

import type { OwnWalk } from '../view'

type Named = {
  id: string
  name: string
  /** What the person sends in its name is online at once: they are its desk. */
  isDesk: boolean
}

/**
 * The shelters with which a person may sign a walk, and the one that it is signed with. None for who
 * corrects a walk of others: it stays with its shelter.
 * @param walk null for a new one
 */
export async function sheltersToSign(user: User, walk: OwnWalk | null): Promise<Named[]> {
  if (walk && walk.userId !== user.id) return []
  const isDesk = (id: string) => can(user, 'editContent', id)
  const own = (await listOwnShelters(user)).map(({ id, name }): Named => {
    return { id, name, isDesk: isDesk(id) }
  })
  const signed = walk?.shelter
  const isMissing = signed && own.every(({ id }) => id !== signed.id)
  return isMissing ? [...own, { ...signed, isDesk: isDesk(signed.id) }] : own
}
