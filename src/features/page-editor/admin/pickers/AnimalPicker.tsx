'use client'

import { useRef } from 'react'

import { isPublicAnimal, type AnimalStatus } from '@/features/animals/model'
import buttons from '@/ui/admin-buttons.module.scss'

import { fieldLabels, labels } from '../../labels.fr'
import type { Pickers } from '../../ui/context'
import styles from './pickers.module.scss'
import { useRow } from './use-row'
import { useShelterDrawer } from './use-shelter-drawer'

type Animal = {
  id: string
  name?: string | null
  isVisible?: boolean | null
  status?: AnimalStatus | null
}

function Chosen({ animalId }: { animalId: string }) {
  const { data, error, mutate } = useRow<Animal>('animals', animalId)
  if (error) {
    return (
      <span className={styles.gone} role="alert">
        {fieldLabels.animalGone}{' '}
        <button type="button" className={buttons.plain} onClick={() => void mutate()}>
          {labels.retry}
        </button>
      </span>
    )
  }
  if (!data) return <span role="status">{labels.loading}</span>
  return (
    <>
      <strong>{data.name}</strong>
      {!isPublicAnimal(data) && <span className={styles.gone}> {fieldLabels.animalHidden}</span>}
    </>
  )
}

/** Chooses an animal of the page's shelter. */
export const AnimalPicker: Pickers['AnimalPicker'] = ({ animalId, label, onPick }) => {
  const { Drawer, openDrawer, closeDrawer, hasShelter } = useShelterDrawer('animals')
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.picker} role="group" aria-label={label}>
      <p className={styles.line}>
        {label} : {animalId ? <Chosen animalId={animalId} /> : fieldLabels.noAnimal}
      </p>
      <div className={styles.actions}>
        <button
          ref={button}
          type="button"
          className={buttons.plain}
          aria-disabled={!hasShelter || undefined}
          onClick={() => hasShelter && openDrawer()}
        >
          {animalId ? fieldLabels.changeAnimal : fieldLabels.chooseAnimal}
        </button>
        {animalId && (
          <button type="button" className={buttons.plain} onClick={() => onPick(null)}>
            {fieldLabels.removeAnimal}
          </button>
        )}
      </div>
      {!hasShelter && <p>{fieldLabels.noShelter}</p>}
      <Drawer
        allowCreate={false}
        enableRowSelections={false}
        onSelect={({ doc }) => {
          onPick((doc as Animal).id)
          closeDrawer()
          button.current?.focus()
        }}
      />
    </div>
  )
}
