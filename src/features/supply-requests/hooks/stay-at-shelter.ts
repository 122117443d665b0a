import type { CollectionBeforeValidateHook } from 'payload'

import { idOf } from '@/platform/access/model'
import { refuseRule } from '@/platform/validation/issues'

import { COLLECTION, SENTENCES } from '../model'

type Row = { id?: string; shelter?: { id: string } | string | null }

/** A request stays at its shelter: its answers hold telephones that were given to that team. */
export const stayAtShelter: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const before = originalDoc as Row | undefined
  const sent = data as Row | undefined
  const isMoved =
    before?.id && sent && 'shelter' in sent && idOf(sent.shelter) !== idOf(before.shelter)
  if (isMoved) refuseRule(COLLECTION, [{ path: 'shelter', message: SENTENCES.stays }])
  return data
}
