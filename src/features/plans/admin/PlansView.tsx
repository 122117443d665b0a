'use client'

import type { ListViewClientProps } from 'payload'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
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
export const PlansView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
