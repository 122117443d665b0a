'use client'

import { useState } from 'react'

import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'

import { AroundMe } from './AroundMe'
import { loadCommunes } from './communes'
import styles from './NearField.module.scss'

type Props = { near: string | undefined; error: string | undefined; id?: string }

/** A commune, proposed while one writes; without JavaScript, what one writes. */
export function NearField({ near = '', error, id }: Props) {
  const [value, setValue] = useState<Option | null>(near ? { value: near, label: near } : null)
  return (
    <div className={styles.near}>
      <Combobox
        label="Ville ou code postal"
        name="near"
        id={id}
        value={value}
        onChange={setValue}
        load={loadCommunes}
        error={error}
        freeText
      />
      <AroundMe className={styles.around} onFound={setValue} />
    </div>
  )
}
