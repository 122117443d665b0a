'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { Inbox } from './Inbox'
import { words } from './words.fr'

function Screen() {
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={useShelterInHand()}>
      {(shelter) => <Inbox key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `form-submissions` in the admin: the inbox of the chosen shelter. */
export function InboxView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return <DefaultListView {...props} />
  return <Screen />
}
