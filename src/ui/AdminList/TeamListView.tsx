'use client'

import { DefaultListView, useAuth, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

import type { Actor } from '@/platform/access/model'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'

import { PlatformScreen, ShelterScreen } from './ShelterScreen'

type Props = {
  title: string
  /** Why one has to choose a shelter: « Chaque refuge a ses propres animaux. » */
  hint: string
  /** What Payload gives the list. */
  list: ListViewClientProps
  /** The screen of all shelters, for a super admin who has chosen none. */
  ofAll?: () => ReactNode
  /** The screen of one shelter, by its id. */
  children: (shelter: string) => ReactNode
}

function Screen({ title, hint, ofAll, children }: Omit<Props, 'list'>) {
  const shelter = useShelterInHand()
  const { user } = useAuth()
  if (ofAll && shelter === null && (user as unknown as Actor)?.isSuperAdmin) {
    return <PlatformScreen title={title}>{ofAll()}</PlatformScreen>
  }
  return (
    <ShelterScreen title={title} hint={hint} shelter={shelter}>
      {children}
    </ShelterScreen>
  )
}

/**
 * A list of ours in the place of Payload's: that of the shelter in hand, of all of them for a super
 * admin who has chosen none. Payload's own drawers and its bin keep its table.
 */
export function TeamListView({ list, ...screen }: Props) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer || list.viewType === 'trash' ? (
    <DefaultListView {...list} />
  ) : (
    <Screen {...screen} />
  )
}
