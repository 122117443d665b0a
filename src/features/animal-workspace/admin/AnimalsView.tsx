'use client'

import { DefaultListView, useAuth, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import type { Actor } from '@/platform/access/model'
import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { PlatformScreen, ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { AnimalsScreen } from './AnimalsScreen'
import { words } from './words.fr'

type Props = ComponentProps<typeof DefaultListView>

function Screen() {
  const shelter = useShelterInHand()
  const { user } = useAuth()
  const isOfPlatform = (user as unknown as Actor)?.isSuperAdmin && shelter === null
  return isOfPlatform ? (
    <PlatformScreen title={words.title}>
      <AnimalsScreen shelter={null} />
    </PlatformScreen>
  ) : (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={shelter}>
      {(id) => <AnimalsScreen key={id} shelter={id} />}
    </ShelterScreen>
  )
}

/** The list of `animals` in the admin: those of the shelter in hand; all of them for a super admin. */
export function AnimalsView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  return isInDrawer || props.viewType === 'trash' ? <DefaultListView {...props} /> : <Screen />
}
