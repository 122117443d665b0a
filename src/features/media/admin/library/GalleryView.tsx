'use client'

import type { ListViewClientProps } from 'payload'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { Gallery } from './Gallery'
import { labels } from './labels.fr'

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
export const GalleryView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
