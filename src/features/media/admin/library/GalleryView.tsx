'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { Gallery } from './Gallery'
import { labels } from './labels.fr'

type Props = ComponentProps<typeof DefaultListView>

function Screen() {
  return (
    <ShelterScreen
      title={labels.title}
      hint={labels.chooseShelterHint}
      shelter={useShelterInHand()}
    >
      {(shelter) => <Gallery key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `media` in the admin: the library of the chosen shelter. */
export function GalleryView(props: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Payload's own drawers and its bin expect the table.
  return isInDrawer || props.viewType === 'trash' ? <DefaultListView {...props} /> : <Screen />
}
