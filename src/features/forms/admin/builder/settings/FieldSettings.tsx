'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { Check } from '@/ui/editing/Check'

import {
  FIELD_TYPES,
  FORM_LIMITS,
  takesOptions,
  type FieldType,
  type FormField,
} from '../../../model'
import { Select, TextInput } from '../../ui/inputs'
import styles from '../Builder.module.scss'
import { useBuilder, useBuilderState } from '../context'
import { updateField, type FieldChange } from '../state/commands/fields'
import { TYPE_WORDS, words } from '../words.fr'
import { OptionsInput } from './OptionsInput'
import { ShowIfInput } from './ShowIfInput'

const WITH_EXAMPLE: readonly FieldType[] = ['text', 'textarea', 'email', 'tel', 'number']

/** Everything about one question; each change is in the form at once, and can be undone. */
export function FieldSettings({ field }: { field: FormField }) {
  const { builder, frozen } = useBuilder()
  const groups = useBuilderState(({ content: form }) => form.groups)
  const { id, type, label, name } = field
  const isFrozen = frozen.has(id)
  const set = (change: FieldChange) => builder.run(updateField, { id, change, frozen })

  const changeType = (next: FieldType) =>
    set({
      type: next,
      // A choice needs answers; what is no choice keeps none.
      options: !takesOptions(next)
        ? []
        : field.options.length > 0 || next === 'checkbox'
          ? field.options
          : ['Oui', 'Non'],
    })

  return (
    <div className={styles.settings}>
      <TextInput
        label={words.label}
        hint={isFrozen ? words.nameFrozen(name) : words.nameDerived(name)}
        error={label.trim() ? null : words.labelMissing}
        value={label}
        max={FORM_LIMITS.label}
        node={id}
        part="label"
        onChange={(text) => set({ label: text })}
      />
      <Check
        label={words.isRequired}
        checked={field.required}
        onChange={(required) => set({ required })}
      />
      {type === 'number' && (
        <Check
          label={words.isNegative}
          checked={Boolean(field.negative)}
          onChange={(negative) => set({ negative })}
        />
      )}
      {takesOptions(type) && (
        <OptionsInput
          options={field.options}
          mayBeNone={type === 'checkbox'}
          onChange={(options) => set({ options })}
        />
      )}
      <TextInput
        label={words.help}
        value={field.help}
        max={FORM_LIMITS.help}
        rows={2}
        onChange={(help) => set({ help })}
      />
      {WITH_EXAMPLE.includes(type) && (
        <TextInput
          label={words.placeholder}
          hint={words.placeholderHint}
          value={field.placeholder}
          max={FORM_LIMITS.placeholder}
          onChange={(placeholder) => set({ placeholder })}
        />
      )}
      <ShowIfInput field={field} onChange={(showIf) => set({ showIf })} />
      <div className={styles.pair}>
        <Select
          label={words.type}
          value={type}
          options={FIELD_TYPES.map((each) => ({ value: each, label: TYPE_WORDS[each].name }))}
          onChange={(next) => changeType(next as FieldType)}
        />
        {groups.length > 0 && (
          <Select
            label={words.fieldGroup}
            value={field.groupId ?? ''}
            options={[
              { value: '', label: words.noGroup },
              ...groups.map((group) => ({ value: group.id, label: group.title })),
            ]}
            onChange={(groupId) => set({ groupId: groupId || null })}
          />
        )}
      </div>
      <button
        type="button"
        className={buttons.primary}
        onClick={() => {
          builder.open(null)
          builder.focusOn({ node: id, part: 'toggle' })
        }}
      >
        {words.done}
      </button>
    </div>
  )
}
