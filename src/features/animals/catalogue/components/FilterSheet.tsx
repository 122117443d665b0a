'use client'

import { useState } from 'react'

import { Button } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'

import type { Wanted } from '../../list/query.model'
import { animalCount } from '../../count.model'
import { useCatalogue } from './CatalogueShell'
import { FilterFields, type LostPlace, type Offered } from './FilterFields'
import styles from './FilterPanel.module.scss'
import { useLiveCount } from './use-live-count'

type Props = {
  isOpen: boolean
  onClose: () => void
  offered: Offered
  lost?: LostPlace
  isOfShelter: boolean
  /** Animals on the page behind. */
  total: number
}

/** The filters on a phone: nothing changes behind before « Voir 34 animaux ». */
export function FilterSheet({ isOpen, onClose, total, ...fields }: Props) {
  const { wanted, ask } = useCatalogue()
  const [draft, setDraft] = useState<Wanted>()
  const chosen = draft ?? wanted
  const count = useLiveCount(chosen, wanted, total)
  const cleared: Wanted = {
    shelterId: fields.isOfShelter ? wanted.shelterId : undefined,
    sortBy: wanted.sortBy === 'distance' ? 'relevance' : wanted.sortBy,
  }
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const show = () => {
    if (draft) ask(draft)
    close()
  }
  const words = count === null ? 'Voir les animaux' : `Voir ${animalCount(count)}`
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      side="bottom"
      title="Filtrer les animaux"
      footer={
        <div className={styles.foot}>
          <Button look="outline" onClick={() => setDraft(cleared)}>
            Tout effacer
          </Button>
          <Button onClick={show}>{words}</Button>
          <p className={styles.spoken} role="status">
            {count === null ? '' : animalCount(count)}
          </p>
        </div>
      }
    >
      <FilterFields {...fields} wanted={chosen} onChange={setDraft} />
    </Sheet>
  )
}
