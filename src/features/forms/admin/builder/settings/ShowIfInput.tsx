'use client'

import { Check } from '@/ui/editing/Check'
import styles from '@/ui/editing/fields.module.scss'

import { conditionValues, isTick, TICKED, type FormField } from '../../../model'
import { Select } from '../../ui/inputs'
import { useBuilder, useBuilderState } from '../context'
import { deciders } from '../state/places'
import { words } from '../words.fr'

type Props = { field: FormField; onChange: (showIf: FormField['showIf']) => void }

const tickWord = (value: string) => (value === TICKED ? words.ticked : words.unticked)

/** When a question is shown: always, or for some answers to a choice that comes before it. */
export function ShowIfInput({ field, onChange }: Props) {
  const { builder } = useBuilder()
  // Another question may have moved or changed: the choices are read again with each change.
  const form = useBuilderState((state) => state.content)
  const choices = deciders(form, field.id)
  const decider = choices.find(({ id }) => id === field.showIf?.fieldId)
  if (choices.length === 0) return <p className={styles.hint}>{words.showNone}</p>
  const equals = field.showIf?.equals ?? []
  const values = decider ? conditionValues(decider) : []
  return (
    <>
      <Select
        label={words.showIf}
        value={decider?.id ?? ''}
        options={[
          { value: '', label: words.showAlways },
          ...choices.map(({ id, label }) => ({ value: id, label: words.showWhen(label) })),
        ]}
        onChange={(id) => {
          const chosen = choices.find((choice) => choice.id === id)
          const [first] = chosen ? conditionValues(chosen) : []
          onChange(chosen && first ? { fieldId: chosen.id, equals: [first] } : null)
        }}
      />
      {decider && (
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{words.showValues(decider.label)}</legend>
          {values.map((option) => (
            <Check
              key={option}
              label={isTick(decider) ? tickWord(option) : option}
              checked={equals.includes(option)}
              onChange={(isChecked) => {
                const next = values.filter((each) =>
                  each === option ? isChecked : equals.includes(each),
                )
                if (next.length > 0) onChange({ fieldId: decider.id, equals: next })
                else builder.say(words.showValuesMissing)
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
