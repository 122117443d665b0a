'use client'

import { useFormFields } from '@payloadcms/ui'

import { frenchNumber } from '@/platform/number.model'
import { CharactersLeft } from '@/ui/CharactersLeft'

import styles from './CharacterCounter.module.scss'

type Props = { path: string; max: number }

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

/** Under a text of Payload that has a limit: the room that is left, or what is too much. */
export function CharacterCounter({ path, max }: Props) {
  const length = useFormFields(([fields]) => lengthOf(fields[path]?.value))
  const over = length - max
  return (
    <div className={styles.counter} data-over={over > 0 || undefined}>
      {over > 0 ? (
        <span role="status">
          {over === 1 ? '1 caractère de trop' : `${frenchNumber(over)} caractères de trop`}
        </span>
      ) : (
        <CharactersLeft length={length} max={max} />
      )}
    </div>
  )
}
