'use client'

import { useFormFields } from '@payloadcms/ui'

import { CharactersCount } from '@/ui/CharactersCount'

import styles from './CharacterCounter.module.scss'

type Props = { path: string; max: number }

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

/** Under a text of Payload that has a limit: the room that is left, or what is too much. */
export function CharacterCounter({ path, max }: Props) {
  const length = useFormFields(([fields]) => lengthOf(fields[path]?.value))
  return (
    <div className={styles.counter} data-over={length > max || undefined}>
      <CharactersCount length={length} max={max} />
    </div>
  )
}
