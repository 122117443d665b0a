'use client'

import { useState } from 'react'

import { Combobox } from '@/ui/Combobox'
import type { Option } from '@/ui/combobox-state'

import { AroundMe } from './AroundMe'
import { loadCommunes } from './communes'
import styles from './NearField.module.scss'

type Props = {
  near: string | undefined
  /** Nothing was found for what was asked. */
  isUnknown?: boolean
  error?: string | undefined
  id?: string
}

const unknown = (near: string): string =>
  `Nous ne connaissons pas «\u00a0${near}\u00a0». Essayez le nom de la commune ou son code postal.`

/** A commune, proposed while one writes; without JavaScript, what one writes. */
export function NearField({ near = '', isUnknown = false, error, id }: Props) {
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
        error={isUnknown ? unknown(near) : error}
        freeText
      />
      <AroundMe className={styles.around} onFound={setValue} />
    </div>
  )
}
