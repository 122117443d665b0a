'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { boardWords as words } from '../words.fr'
import { RequestsScreen } from './RequestsScreen'

type Props = ComponentProps<typeof DefaultListView>

function Screen() {
  return (
    <ShelterScreen title={words.title} hint={words.chooseShelterHint} shelter={useShelterInHand()}>
      {(shelter) => <RequestsScreen key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `adoption-requests` in the admin: the board of the chosen shelter. */
export function RequestsView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers expect the table.
  return isInDrawer ? <DefaultListView {...props} /> : <Screen />
}
