'use client'

import { useState } from 'react'

import { Combobox } from '@/ui/Combobox'

import styles from './FilterFields.module.scss'
import { loadShelters } from './load-shelters'

type Option = { value: string; label: string }

type Props = {
  /** Slug of the shelter that is wanted. */
  value: string | undefined
  /** The one of the page, with its name. */
  chosen: Option | undefined
  onChange: (slug: string | undefined) => void
}

/** One shelter, found by its name or its town; without JavaScript the words of the search do it. */
export function ShelterField({ value, chosen, onChange }: Props) {
  const [last, setLast] = useState<Option | null>(null)
  const known = [last, chosen].find((option) => option?.value === value)
  return (
    <div className={styles.scripted}>
      <Combobox
        label="Refuge"
        name="shelterId"
        hint="Son nom ou sa commune"
        value={value ? (known ?? { value, label: value }) : null}
        load={loadShelters}
        onChange={(option) => {
          setLast(option)
          onChange(option?.value)
        }}
      />
    </div>
  )
}
