'use client'

import type { ListViewClientProps } from 'payload'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
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
export const InboxView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
