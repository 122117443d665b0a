'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { PlansScreen } from './PlansScreen'

function Screen() {
  return (
    <ShelterScreen
      title="Formules"
      hint="Chaque refuge a ses propres formules."
      shelter={useShelterInHand()}
    >
      {(shelter) => <PlansScreen key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `plans` in the admin: what the chosen shelter asks for, by species and age. */
export function PlansView(props: ComponentProps<typeof DefaultListView>) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  return isInDrawer || props.viewType === 'trash' ? <DefaultListView {...props} /> : <Screen />
}
