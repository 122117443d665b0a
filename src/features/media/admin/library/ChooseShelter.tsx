'use client'

import type { OptionObject } from 'payload'
import { useId } from 'react'

import { labels } from './labels.fr'
import styles from './Gallery.module.scss'

type Props = { options: OptionObject[]; onChoose: (id: string) => void }

/** For those who work for several shelters: each has its own library. */
export function ChooseShelter({ options, onChoose }: Props) {
  const id = useId()
  return (
    <div className={styles.chooser}>
      <h1>{labels.title}</h1>
      <p>
        {labels.chooseShelter}. {labels.chooseShelterHint}
      </p>
      <label className={styles.hidden} htmlFor={id}>
        {labels.shelter}
      </label>
      <select id={id} defaultValue="" onChange={(event) => onChoose(event.target.value)}>
        <option value="" disabled>
          {labels.chooseShelter}
        </option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {typeof label === 'string' ? label : value}
          </option>
        ))}
      </select>
    </div>
  )
}
