'use client'

import { useRouter } from 'next/navigation'

import { nextStatuses } from '@/features/animals/model'
import { MoreMenu, type MoreItem } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import { statusAction } from '../model'
import type { TeamAnimal } from '../view'
import type { Step } from './StatusDialog'
import { useRequestsPath } from './use-requests-path'
import { words } from './words.fr'

type Props = {
  animal: TeamAnimal
  /** Its sheet in the admin; absent where that is on show. */
  href?: string
  onConfirm: () => void
  onStep: (step: Step) => void
  onBin: (animal: TeamAnimal) => void
}

/** What is less often done with an animal. */
export function AnimalMenu({ animal, href, onConfirm, onStep, onBin }: Props) {
  const { id, name, sex, status, isPublic, openRequests, shelter } = animal
  const router = useRouter()
  const requests = useRequestsPath(animal)
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
  const bin = { icon: 'trash' as const, label: words.binIt, onSelect: () => onBin(animal) }
  return (
    <MoreMenu
      label={words.more(name)}
      id={id}
      Icon={Icon}
      groups={[looks, moves, [bin]].filter((group) => group.length > 0)}
    />
  )
}
