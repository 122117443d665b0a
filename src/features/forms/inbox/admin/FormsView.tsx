'use client'

import type { ListViewClientProps } from 'payload'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { FormList } from './FormList'
import { formWords } from './words.fr'

function Screen() {
  return (
    <ShelterScreen title={formWords.title} hint={formWords.chooseHint} shelter={useShelterInHand()}>
      {(shelter) => <FormList key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `forms` in the admin: what each is for, and how many answers it has. */
export const FormsView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
