'use client'

import { useEffect, useState } from 'react'

import { Field } from '@/ui/Field'

import { WALL_LIMITS } from '../model'
import styles from './Wall.module.scss'

type Props = {
  id: string
  name: string
  label: string
  error: string | undefined
  /** How many the post may still take. */
  room: number
}

/** Photos of the phone or of the computer, shown before they are sent. */
export function PhotosField({ id, name, label, error, room }: Props) {
  const [shown, setShown] = useState<readonly string[]>([])
  useEffect(() => () => shown.forEach((url) => URL.revokeObjectURL(url)), [shown])
  return (
    <div className={styles.file}>
      <Field
        id={id}
        label={label}
        error={error}
        isOptional
        hint={`${WALL_LIMITS.photos} au plus, 5\u00a0Mo chacune. Ne montrez que des personnes qui sont d’accord.`}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name={name}
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple={room > 1}
            onChange={({ currentTarget }) =>
              setShown(
                [...(currentTarget.files ?? [])]
                  .filter(({ type }) => type.startsWith('image/'))
                  .map((file) => URL.createObjectURL(file)),
              )
            }
          />
        )}
      </Field>
      {shown.length > 0 && (
        <ul className={styles.previews} aria-label="Photos choisies">
          {shown.map((url, at) => (
            <li key={url}>
              <img src={url} alt={`Celle que vous envoyez, numéro ${at + 1}`} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
