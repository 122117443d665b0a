'use client'

import type { ListViewClientProps } from 'payload'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { boardWords as words } from '../words.fr'
import { RequestsScreen } from './RequestsScreen'

function Screen() {
  return (
    <ShelterScreen title={words.title} hint={words.chooseShelterHint} shelter={useShelterInHand()}>
      {(shelter) => <RequestsScreen key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `adoption-requests` in the admin: the board of the chosen shelter. */
export const RequestsView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
