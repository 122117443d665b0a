'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { nextStatuses } from '@/features/animals/model'
import { ShareKitDialog } from '@/features/social-kit/components/ShareKitDialog'
import { useMayShare } from '@/features/social-kit/components/use-may-share'
import { words as shareWords } from '@/features/social-kit/components/words.fr'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { MoreMenu, type MoreItem } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import { statusAction } from '../model'
import type { TeamAnimal } from '../view'
import { FamilyDialog, type Family } from './FamilyDialog'
import type { Step } from './StatusDialog'
import { useRequestsPath } from './use-requests-path'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  /** Its sheet in the admin; absent where that is on show. */
  href?: string
  onConfirm: () => void
  onStep: (step: Step) => void
  /** Others were written down from it. */
  onAdded: (said: Undoable) => void
  onBin: (animal: TeamAnimal) => void
}

/** What is less often done with an animal. */
export function AnimalMenu({ animal, href, onConfirm, onStep, onAdded, onBin }: Props) {
  const { id, name, sex, status, isPublic, openRequests, shelter } = animal
  const router = useRouter()
  const requests = useRequestsPath(animal)
  const { config } = useConfig()
  const [family, setFamily] = useState<Family['kind'] | null>(null)
  const [isSharing, setSharing] = useState(false)
  const mayShare = useMayShare(shelter.id)
  const looks: Array<MoreItem<IconName>> = [
    ...(href
      ? [{ icon: 'edit' as const, label: words.edit, onSelect: () => router.push(href) }]
      : []),
    ...(isPublic
      ? [
          {
            icon: 'external' as const,
            label: words.open,
            onSelect: () => void window.open(`/shelter/${shelter.slug}/animals/${id}`, '_blank'),
          },
        ]
      : []),
    ...(isPublic && mayShare
      ? [{ icon: 'share' as const, label: shareWords.open, onSelect: () => setSharing(true) }]
      : []),
    ...(requests && openRequests > 0
      ? [
          {
            icon: 'users' as const,
            label: words.seeRequests,
            onSelect: () => router.push(requests),
          },
        ]
      : []),
    ...(status === 'AT_SHELTER'
      ? [{ icon: 'check' as const, label: words.confirm, onSelect: onConfirm }]
      : []),
  ]
  const moves = nextStatuses(status).map((to): MoreItem<IconName> => ({
    icon: to === 'ARCHIVED' ? 'download' : 'arrow-right',
    label: statusAction(to, sex),
    onSelect: () => onStep({ animal, to }),
  }))
  const more: Array<MoreItem<IconName>> = [
    ...(sex === 'MALE'
      ? []
      : [
          {
            icon: 'paw' as const,
            label: words.litter,
            onSelect: () => setFamily('LITTER'),
          },
        ]),
    {
      icon: 'copy',
      label: words.duplicate,
      onSelect: () => setFamily('COPIES'),
    },
  ]
  const bin = { icon: 'trash' as const, label: words.binIt, onSelect: () => onBin(animal) }
  return (
    <>
      <MoreMenu
        label={words.more(name)}
        id={id}
        Icon={Icon}
        groups={[looks, moves, more, [bin]].filter((group) => group.length > 0)}
      />
      {isSharing && (
        <ShareKitDialog
          shared={{ kind: 'animals', id, shelter: shelter.id, name }}
          onClose={() => setSharing(false)}
        />
      )}
      {family && (
        <FamilyDialog
          animal={animal}
          kind={family}
          onClose={() => setFamily(null)}
          onAdded={(added, said) => {
            setFamily(null)
            const [only, ...others] = added
            // A copy is made to be written on.
            if (family === 'COPIES' && only && others.length === 0) {
              router.push(`${config.routes.admin}/collections/animals/${only.id}`)
            } else onAdded(said)
          }}
        />
      )}
    </>
  )
}
