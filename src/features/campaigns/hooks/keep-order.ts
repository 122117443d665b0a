import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'

import { idOf } from '@/platform/access/model'
import { parisDay } from '@/platform/time/model'
import { refuseRule } from '@/platform/validation/issues'

import { showsGoals } from '../goals'
import { COLLECTION, SENTENCES, type Status } from '../model'

type Row = {
  id?: string
  shelter?: { id: string } | string | null
  startsOn?: string | null
  endsOn?: string | null
  goalEuros?: number | null
  status?: Status | null
  story?: string | null
}

/** A campaign stays at its shelter: its gifts went to that account. */
export const stayAtShelter: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const before = originalDoc as Row | undefined
  const sent = data as Row | undefined
  const isMoved =
    before?.id && sent && 'shelter' in sent && idOf(sent.shelter) !== idOf(before.shelter)
  if (isMoved) refuseRule(COLLECTION, [{ path: 'shelter', message: SENTENCES.stays }])
  return data
}

/**
 * Its last day is not before its first; a goal is written only where goals are shown; one that is online says
 * for what it asks.
 */
export const keepOrder: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc as Row | undefined
  const sent = data as Row
  const { startsOn, endsOn } = { ...before, ...sent }
  const isBefore = startsOn && endsOn && parisDay(new Date(endsOn)) < parisDay(new Date(startsOn))
  if (isBefore) refuseRule(COLLECTION, [{ path: 'endsOn', message: SENTENCES.order }])
  const isEmptied = before?.story?.trim() && sent.story !== undefined && !sent.story?.trim()
  if (isEmptied && before?.status === 'PUBLISHED') {
    refuseRule(COLLECTION, [{ path: 'story', message: SENTENCES.story }])
  }
  const isNewGoal = sent.goalEuros && sent.goalEuros !== before?.goalEuros
  if (isNewGoal && !showsGoals()) {
    refuseRule(COLLECTION, [{ path: 'goalEuros', message: SENTENCES.goals }])
  }
  return data
}
