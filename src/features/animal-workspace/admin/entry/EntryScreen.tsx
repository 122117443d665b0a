'use client'

import { useState } from 'react'

import { useShelterInHand } from '@/platform/access/use-shelter-in-hand'
import { ShelterScreen } from '@/ui/AdminList/ShelterScreen'

import { EntryForm } from './EntryForm'
import { EntrySaved } from './EntrySaved'
import { useEntry } from './use-entry'
import { words } from './words.fr'

type Props = { shelter: string; isNext: boolean; onNext: () => void }

function Entry({ shelter, isNext, onNext }: Props) {
  const state = useEntry(shelter, onNext)
  const { saved, setSaved, startOver } = state
  if (!saved) return <EntryForm state={state} isNext={isNext} />
  return <EntrySaved key={saved.id} animal={saved} onChanged={setSaved} onAnother={startOver} />
}

/** One animal after the other. */
function Entries({ shelter }: { shelter: string }) {
  const [round, setRound] = useState(0)
  return (
    <Entry
      key={round}
      shelter={shelter}
      isNext={round > 0}
      onNext={() => setRound((before) => before + 1)}
    />
  )
}

/** « Ajouter un animal »: for the shelter in hand. */
export function EntryScreen() {
  const shelter = useShelterInHand()
  return (
    <ShelterScreen title={words.title} hint={words.chooseHint} shelter={shelter}>
      {(id) => <Entries key={id} shelter={id} />}
    </ShelterScreen>
  )
}
