'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { Inbox } from './Inbox'
import { ShelterScreen } from './ShelterScreen'
import { words } from './words.fr'

/** The list of `form-submissions` in the admin: the inbox of the chosen shelter. */
export function InboxView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return <DefaultListView {...props} />
  return (
    <ShelterScreen title={words.title}>
      {(shelter) => <Inbox key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}
