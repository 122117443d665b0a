import { listOwnShelters } from '@/features/shelters/own/queries'
import type { User } from '@/payload-types'

import type { OwnWalk } from '../view'

type Named = { id: string; name: string }

/**
 * The shelters with which a person may sign a walk, and the one that it is signed with. None for who
 * corrects a walk of others: it stays with its shelter.
 * @param walk null for a new one
 */
export async function sheltersToSign(user: User, walk: OwnWalk | null): Promise<Named[]> {
  if (walk && walk.userId !== user.id) return []
  const own = (await listOwnShelters(user)).map(({ id, name }): Named => ({ id, name }))
  const signed = walk?.shelter
  const isMissing = signed && own.every(({ id }) => id !== signed.id)
  return isMissing ? [...own, { id: signed.id, name: signed.name }] : own
}
