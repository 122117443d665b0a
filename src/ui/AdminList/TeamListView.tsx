'use client'

import type { ListViewClientProps } from 'payload'
import type { ReactNode } from 'react'

import { OwnList } from './OwnList'
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

/** A list of ours: that of the shelter in hand, of all of them for a super admin who has chosen none. */
export function TeamListView({ title, hint, list, scope, ofAll, children }: Props) {
  const { shelter, isSuperAdmin } = scope
  return (
    <OwnList list={list}>
      {ofAll && isSuperAdmin && shelter === null ? (
        <PlatformScreen title={title}>{ofAll()}</PlatformScreen>
      ) : (
        <ShelterScreen title={title} hint={hint} shelter={shelter}>
          {children}
        </ShelterScreen>
      )}
    </OwnList>
  )
}
