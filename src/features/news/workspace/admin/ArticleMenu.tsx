'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { ShareKitDialog } from '@/features/social-kit/components/ShareKitDialog'
import { useMayShare } from '@/features/social-kit/components/use-may-share'
import { words as shareWords } from '@/features/social-kit/components/words.fr'
import { MoreMenu, type MoreItem } from '@/ui/editing/MoreMenu'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/icon-paths'

import { nextSteps, type NewsStatus } from '../../model'
import { articleAddress } from '../../search.model'
import { stepAction } from '../model'
import type { TeamArticle } from '../view'
import { words } from './words.fr'

type Props = {
  article: TeamArticle
  /** Its form in the admin. */
  href: string
  onStep: (to: NewsStatus) => void
  onCopy: () => void
  onBin: (article: TeamArticle) => void
}

const ICONS: Record<NewsStatus, IconName> = {
  PUBLISHED: 'check',
  SCHEDULED: 'clock',
  DRAFT: 'edit',
  ARCHIVED: 'download',
}

/** What is less often done with an article. */
export function ArticleMenu({ article, href, onStep, onCopy, onBin }: Props) {
  const { id, title, status, hasDraft, isPublic, shelter } = article
  const router = useRouter()
  const [isSharing, setSharing] = useState(false)
  const mayShare = useMayShare(shelter.id)
  const looks: Array<MoreItem<IconName>> = [
    { icon: 'edit', label: words.edit, onSelect: () => router.push(href) },
  ]
  if (isPublic) {
    looks.push({
      icon: 'external',
      label: words.see,
      onSelect: () => void window.open(articleAddress(shelter.slug, id), '_blank'),
    })
  }
  if (isPublic && mayShare) {
    looks.push({ icon: 'share', label: shareWords.open, onSelect: () => setSharing(true) })
  }
  const stays: NewsStatus[] = hasDraft || status === 'SCHEDULED' ? [status] : []
  const steps = [...stays, ...nextSteps(status)].map((to): MoreItem<IconName> => ({
    icon: ICONS[to],
    label: stepAction(status, to),
    onSelect: () => onStep(to),
  }))
  const copy = { icon: 'copy' as const, label: words.copy, onSelect: onCopy }
  const bin = { icon: 'trash' as const, label: words.binIt, onSelect: () => onBin(article) }
  return (
    <>
      <MoreMenu
        label={words.more(title)}
        id={id}
        Icon={Icon}
        groups={[looks, steps, [copy], status === 'PUBLISHED' ? [] : [bin]].filter(
          (group) => group.length > 0,
        )}
      />
      {isSharing && (
        <ShareKitDialog
          shared={{ kind: 'news', id, shelter: shelter.id, name: title }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
