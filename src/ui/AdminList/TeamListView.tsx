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
  /** The screen, of the shelter in hand or of all of them (`null`). */
  children: (shelter: string | null) => ReactNode
}

function Screen({ title, hint, children }: Omit<Props, 'list'>) {
  const shelter = useShelterInHand()
  const { user } = useAuth()
  if ((user as unknown as Actor)?.isSuperAdmin && shelter === null) {
    return <PlatformScreen title={title}>{children(null)}</PlatformScreen>
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
