'use client'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { EntryForm } from './EntryForm'
import { EntrySaved } from './EntrySaved'
import { useEntry } from './use-entry'
import { words } from './words.fr'

function Entry({ shelter }: { shelter: string }) {
  const state = useEntry(shelter)
  const { saved, setSaved, startOver } = state
  if (!saved) return <EntryForm state={state} />
  return <EntrySaved key={saved.id} animal={saved} onChanged={setSaved} onAnother={startOver} />
}

/** « Ajouter un animal »: for the shelter in hand. */
export function EntryScreen() {
  const shelter = useShelterInHand()
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={shelter}>
      {(id) => <Entry key={id} shelter={id} />}
    </ShelterScreen>
  )
}
