'use client'

import { keysOf } from '@/features/animals/model'
import { PhotosInput } from '@/features/media/admin/fields/PhotosInput'
import { AdminField } from '@/ui/AdminField'
import { CharactersLeft } from '@/ui/CharactersLeft'
import { Check } from '@/ui/editing/Check'
import { Choices } from '@/ui/editing/Choices'

import type { SheetField, SheetName, SheetValue } from '../../sheet/fields.model'
import { controlId } from './control-id'
import styles from './Sheet.module.scss'
import { words } from './words.fr'

import { NumberInput } from './NumberInput'

type Props = {
  name: SheetName
  field: SheetField
  value: SheetValue
  error: string | undefined
  /** Whose library photos come from. */
  shelter: string
  onChange: (value: SheetValue) => void
  /** It is done with: what is wrong is said, what is right is saved. */
  onLeave: () => void
}

const ANSWERS = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
  { value: 'unknown', label: words.unknown },
] as const

/** One field of the sheet, as its kind is written. */
export function Control({ name, field, value, error, shelter, onChange, onLeave }: Props) {
  const id = controlId(name)
  const { label, hint } = field
  const press = (pressed: SheetValue) => {
    onChange(pressed)
    onLeave()
  }
  switch (field.kind) {
    case 'photos':
      return (
        <div id={id} className={styles.photos} role="group" aria-label={label} tabIndex={-1}>
          <p className={styles.label}>{label}</p>
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <PhotosInput
            shelter={shelter}
            ids={Array.isArray(value) ? value : []}
            most={field.max}
            onChange={press}
          />
        </div>
      )
    case 'flag':
      return (
        <Check
          id={id}
          label={label}
          hint={hint}
          error={error}
          checked={value === true}
          onChange={press}
        />
      )
    case 'answer':
      return (
        <Choices
          id={id}
          label={label}
          error={error}
          value={value === true ? 'yes' : value === false ? 'no' : 'unknown'}
          options={ANSWERS}
          onChange={(answer) => press(answer === 'unknown' ? null : answer === 'yes')}
        />
      )
    case 'choice':
      return (
        <ChoiceControl
          id={id}
          field={field}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={(chosen) => press(chosen === '' ? null : chosen)}
        />
      )
    case 'number':
    case 'euros':
      return (
        <AdminField
          id={id}
          label={words.unit(label, field.kind === 'euros' ? '€' : field.unit)}
          hint={hint}
          error={error}
        >
          {(described) => (
            <NumberInput
              {...described}
              className={styles.number}
              isMoney={field.kind === 'euros'}
              value={typeof value === 'number' || typeof value === 'string' ? value : null}
              onChange={(typed) => onChange(typed)}
              onBlur={onLeave}
            />
          )}
        </AdminField>
      )
    case 'day':
      return (
        <AdminField id={id} label={label} hint={hint} error={error}>
          {(described) => (
            <input
              {...described}
              className={styles.day}
              type="date"
              max="9999-12-31"
              value={typeof value === 'string' ? value : ''}
              onChange={({ target }) => onChange(target.value || null)}
              onBlur={onLeave}
            />
          )}
        </AdminField>
      )
    case 'text':
      return (
        <TextControl
          id={id}
          field={field}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      )
  }
}

type OwnProps<Kind extends SheetField['kind']> = {
  id: string
  field: Extract<SheetField, { kind: Kind }>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ChoiceControl({ id, field, value, error, onChange }: OwnProps<'choice'>) {
  const { label, hint, options, isList, isRequired } = field
  const all = keysOf(options).map((key) => ({ value: key, label: options[key] ?? key }))
  if (isList) {
    return (
      <AdminField id={id} label={label} hint={hint} error={error}>
        {(described) => (
          <select {...described} value={value} onChange={({ target }) => onChange(target.value)}>
            {(!isRequired || value === '') && <option value="">{words.choose}</option>}
            {all.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </AdminField>
    )
  }
  return (
    <Choices
      id={id}
      label={label}
      error={error}
      value={value}
      options={isRequired ? all : [...all, { value: '', label: words.unanswered }]}
      onChange={onChange}
    />
  )
}

function TextControl({
  id,
  field,
  value,
  error,
  onChange,
  onLeave,
}: OwnProps<'text'> & { onLeave: () => void }) {
  const { label, hint, max, rows } = field
  return (
    <AdminField id={id} label={label} hint={hint} error={error}>
      {(described) => {
        const common = { ...described, maxLength: max, value, onBlur: onLeave }
        return rows ? (
          <>
            <textarea {...common} rows={rows} onChange={({ target }) => onChange(target.value)} />
            <CharactersLeft length={value.length} max={max} />
          </>
        ) : (
          <input {...common} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
        )
      }}
    </AdminField>
  )
}
