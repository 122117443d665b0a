'use client'

import { ActionDialog } from '@/ui/ActionDialog'

import { afterPress } from '../model'
import type { UserBadge } from '../view'
import { person as words } from './words.fr'

type Props = {
  badge: UserBadge
  isBusy: boolean
  refusal: string | null
  onClose: () => void
  onConfirm: () => void
}

/** What a press does to a badge, before it does. */
export function ConfirmDialog({ badge, isBusy, refusal, onClose, onConfirm }: Props) {
  const { name, isUnlocked, currentValue, criteriaValue, isGiven, forced } = badge
  const held = { current: currentValue, needed: criteriaValue, isActive: isGiven }
  const { forced: next } = afterPress({ ...held, isUnlocked, forced })
  const about =
    next === null ? words.aboutCount : next === 'UNLOCKED' ? words.aboutUnlock : words.aboutLock
  return (
    <ActionDialog
      title={isUnlocked ? words.askLock(name) : words.askUnlock(name)}
      about={about}
      action={isUnlocked ? words.lock : words.unlock}
      busy={words.busy}
      isBusy={isBusy}
      isDanger={isUnlocked}
      refusal={refusal}
      onClose={onClose}
      onAction={onConfirm}
    />
  )
}
