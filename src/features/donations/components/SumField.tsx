import { Field } from '@/ui/Field'
import fieldStyles from '@/ui/Field.module.scss'

import type { Bound } from './bind'
import styles from './Choice.module.scss'

type Props = { label: string; hint?: string; bound: Bound; typed: string }

/** A sum in euros as people type it, on the keys for numbers; a comma and a point both count. */
export function SumField({ label, hint, bound, typed }: Props) {
  const { error, id, ...input } = bound
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className={styles.sum}>
          <input
            {...input}
            {...control}
            className={fieldStyles.control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={typed}
          />
          <span className={styles.unit} aria-hidden="true">
            €
          </span>
        </span>
      )}
    </Field>
  )
}
