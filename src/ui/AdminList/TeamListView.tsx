'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

import { PlatformScreen, ShelterScreen } from './ShelterScreen'

type Props = {
  title: string
  /** Why one has to choose a shelter: « Chaque refuge a ses propres animaux. » */
  hint: string
  /** What Payload gives the list. */
  list: ListViewClientProps
  /** From `useListScope`: the shelter in hand, and whether the person may see all of them. */
  scope: { shelter: string | null; isSuperAdmin: boolean }
  /** The screen of all shelters, for a super admin who has chosen none. */
  ofAll?: () => ReactNode
  /** The screen of one shelter, by its id. */
  children: (shelter: string) => ReactNode
}

/**
 * A list of ours in the place of Payload's: that of the shelter in hand, of all of them for a super
 * admin who has chosen none. Payload's own drawers and its bin keep its table.
 */
export function TeamListView({ title, hint, list, scope, ofAll, children }: Props) {
  const { isInDrawer } = useListDrawerContext()
  const { shelter, isSuperAdmin } = scope
  if (isInDrawer || list.viewType === 'trash') return <DefaultListView {...list} />
  return ofAll && isSuperAdmin && shelter === null ? (
    <PlatformScreen title={title}>{ofAll()}</PlatformScreen>
  ) : (
    <ShelterScreen title={title} hint={hint} shelter={shelter}>
      {children}
    </ShelterScreen>
  )
}
