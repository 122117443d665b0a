'use client'

import type { ListViewClientProps } from 'payload'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { OwnList } from '@/ui/AdminList/OwnList'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { commonWords, sponsorWords } from '../words.fr'
import { Sponsorships } from './Sponsorships'

function Screen() {
  return (
    <ShelterScreen
      title={sponsorWords.title}
      hint={commonWords.chooseHint}
      shelter={useShelterInHand()}
    >
      {(shelter) => <Sponsorships key={shelter} shelter={shelter} />}
    </ShelterScreen>
  )
}

/** The list of `sponsorships` in the admin: those of the chosen shelter. */
export const SponsorshipsView = (list: ListViewClientProps) => (
  <OwnList list={list}>
    <Screen />
  </OwnList>
)
