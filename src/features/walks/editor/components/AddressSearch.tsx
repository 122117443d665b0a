'use client'

import { useState, type KeyboardEvent } from 'react'

import { loadCommunes, type CommuneOption } from '@/features/communes/components/communes'
import { useLocate } from '@/features/communes/components/use-locate'
import { Button } from '@/ui/Button'
import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'
import type { Spot } from '@/ui/moved-point'
import { TextField } from '@/ui/TextField'

import styles from './WalkEditor.module.scss'

type Props = {
  /** What the button does with the place: « Ajouter l’adresse ». */
  action: string
  /** The same for whoever does not see where the button stands. */
  actionName?: string
  onFound: (spot: Spot, label: string) => void
}

const isPlaced = (option: Option | null): option is CommuneOption =>
  option !== null && 'postalCodes' in option

/** Finds a place by its commune, and within it by a street or a place name where one is written. */
export function AddressSearch({ action, actionName, onFound }: Props) {
  const [commune, setCommune] = useState<Option | null>(null)
  const [typed, setTyped] = useState('')
  const { locate, refuse, said, isBusy } = useLocate()

  const find = async () => {
    if (!isPlaced(commune)) return refuse('Choisissez d’abord une commune dans la liste.')
    const address = typed.trim()
    const { name: city, code: communeCode, postalCodes, lat, lng, label } = commune
    if (!address) {
      setCommune(null)
      return onFound({ lat, lng }, label)
    }
    // Of several postal codes nobody knows which is that of the street.
    const postalCode = postalCodes.length === 1 ? (postalCodes[0] ?? '') : ''
    const found = await locate({ address, postalCode, city, country: 'France', communeCode })
    if (!found) return
    setTyped('')
    onFound(found, found.label)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void find()
  }
  return (
    <div className={styles.withButton}>
      <Combobox
        label="Commune"
        hint="Ville ou code postal"
        name="walk-commune"
        value={commune}
        onChange={setCommune}
        load={loadCommunes}
      />
      <TextField
        label="Rue ou lieu-dit"
        isOptional
        value={typed}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button look="outline" isBusy={isBusy} aria-label={actionName} onClick={() => void find()}>
        {action}
      </Button>
      <p role="status" className={styles.found} data-error={said?.isError || undefined}>
        {said?.text ?? ''}
      </p>
    </div>
  )
}
