'use client'

import Link from 'next/link'
import { useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Icon } from '@/ui/Icon'

import type { TeamAnimal } from '../view'
import { AnimalFilters } from './AnimalFilters'
import { AnimalItem } from './AnimalItem'
import { BATCH_ACTIONS } from './batch-actions'
import { BinDialog } from './BinDialog'
import { IMPORT_PATH } from './import/path'
import {
  animalList,
  exportAddress,
  isFiltered,
  listAddress,
  type AnimalView,
  type Whose,
} from './query'
import { StatusDialog, type Step } from './StatusDialog'
import { useView } from './use-view'
import { words } from './words.fr'

/** The animals of a shelter, or of all of them (`null`): found, marked, moved on. */
export function AnimalsScreen({ shelter }: { shelter: Whose }) {
  const [step, setStep] = useState<Step | null>(null)
  const [binning, setBinning] = useState<TeamAnimal | null>(null)
  const close = () => {
    setStep(null)
    setBinning(null)
  }
  return (
    <TeamList
      collection="animals"
      words={words}
      emptyPart={({ tab }) => (tab === 'here' ? null : words.emptyPart)}
      icon="paw"
      params={animalList}
      address={(view: AnimalView) => listAddress(shelter, view)}
      look={useView()}
      isFiltered={isFiltered}
      kept={({ tab, sort }) => ({ tab, sort })}
      actions={(view, total) => (
        <>
          {total > 0 && (
            <a
              className={buttons.plain}
              href={exportAddress(shelter, view)}
              download
              title={words.exportHint}
            >
              <Icon name="download" size={20} />
              <span>{words.export}</span>
            </a>
          )}
          {shelter !== null && (
            <Link
              className={buttons.plain}
              href={IMPORT_PATH}
              prefetch={false}
              title={words.importHint}
            >
              <Icon name="upload" size={20} />
              <span>{words.import}</span>
            </Link>
          )}
        </>
      )}
      filters={(tools, answer) => <AnimalFilters {...tools} counts={answer?.counts} />}
      item={(animal, { look, choice, changed, done }) => (
        <AnimalItem
          key={animal.id}
          animal={animal}
          look={look}
          isOfPlatform={shelter === null}
          onChanged={changed}
          onStep={setStep}
          onAdded={done}
          onBin={setBinning}
          choice={choice}
        />
      )}
      batch={{ actions: BATCH_ACTIONS, nameOf: ({ name }) => name }}
      dialogs={({ moved }) => {
        const away: typeof moved = (animal, said) => {
          close()
          moved(animal, said)
        }
        return (
          <>
            {binning && <BinDialog animal={binning} onClose={close} onBinned={away} />}
            {step && <StatusDialog {...step} onClose={close} onMoved={away} />}
          </>
        )
      }}
    />
  )
}
