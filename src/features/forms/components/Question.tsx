import type { ComponentProps, ReactNode } from 'react'

import { Checkbox } from '@/ui/Checkbox'
import { Field, FieldError } from '@/ui/Field'
import fieldStyles from '@/ui/Field.module.scss'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'

import { ANSWER_LIMITS, FILE_ACCEPT } from '../answers.model'
import { isTick, type FormField } from '../model'
import { inputName } from '../wire.model'
import styles from './FormView.module.scss'

/** What a control gets so that the checks hear of it; only its name until they have come. */
export type Bound = { name: string } & Pick<ComponentProps<'input'>, 'onBlur' | 'onChange'> & {
    ref?: (element: unknown) => void
  }

type Props = {
  field: FormField
  /** Id of the control: the list of errors leads there. */
  id: string
  error?: string
  /** What was typed before, without JavaScript. */
  value?: string | string[]
  bind: (name: string) => Bound
  /** Whether the browser itself may insist on an answer. */
  isNative: boolean
}

const AUTOCOMPLETE: ReadonlyArray<[RegExp, string]> = [
  [/^(votre_|vos_)?prenoms?$/, 'given-name'],
  [/^(votre_)?nom_de_famille$/, 'family-name'],
  [/^(votre_|vos_)?(nom|nom_(et_)?prenoms?|prenoms?_(et_)?nom|nom_complet)$/, 'name'],
  [/^(votre_)?code_postal$/, 'postal-code'],
  [/^(votre_)?(ville|commune)$/, 'address-level2'],
  [/^(votre_)?adresse(_postale)?$/, 'street-address'],
]

/** What the browser may propose. Source: WCAG 2.2, 1.3.5. */
function autoCompleteOf({ type, name }: FormField): string | undefined {
  if (type === 'email') return 'email'
  if (type === 'tel') return 'tel'
  return type === 'text' ? AUTOCOMPLETE.find(([pattern]) => pattern.test(name))?.[1] : undefined
}

/** A question with several answers to press on: radios, or boxes. */
function Choices({ field, id, error, value, bind, isNative }: Props): ReactNode {
  const { label, help, options, required, type } = field
  const chosen = [value ?? []].flat()
  const described = [help && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const bound = bind(inputName(field.name))
  return (
    <fieldset
      className={styles.choices}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-describedby={described || undefined}
      aria-invalid={type === 'radio' && error ? true : undefined}
    >
      <legend className={fieldStyles.legend}>
        {label}
        {!required && <span className={fieldStyles.optional}> (facultatif)</span>}
      </legend>
      {help && (
        <span id={`${id}-hint`} className={fieldStyles.hint}>
          {help}
        </span>
      )}
      <div className={styles.options}>
        {options.map((option, at) => (
          <label key={option} className={styles.option}>
            <input
              {...bound}
              id={at === 0 ? id : undefined}
              type={type === 'radio' ? 'radio' : 'checkbox'}
              value={option}
              defaultChecked={chosen.includes(option)}
              required={type === 'radio' && isNative && required}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** One question of a form, with its control. */
export function Question(props: Props) {
  const { field, id, error, value, bind, isNative } = props
  const { type, required, placeholder, options } = field
  if (type === 'radio' || (type === 'checkbox' && !isTick(field))) return <Choices {...props} />
  const shared = {
    id,
    label: field.label,
    hint: field.help || undefined,
    error,
    isRequired: required && isNative,
  }
  const bound = bind(inputName(field.name))
  if (type === 'checkbox') {
    return <Checkbox {...shared} {...bound} value="on" defaultChecked={value !== undefined} />
  }
  const optional = { ...shared, isOptional: !required }
  const text = {
    placeholder: placeholder || undefined,
    defaultValue: typeof value === 'string' ? value : undefined,
    'aria-required': required || undefined,
  }
  if (type === 'textarea') {
    const { onBlur, onChange, ...rest } = bound as ComponentProps<'textarea'>
    return (
      <TextArea
        {...optional}
        {...text}
        {...rest}
        onBlur={onBlur}
        onChange={onChange}
        maxLength={ANSWER_LIMITS.textarea}
      />
    )
  }
  if (type === 'select') {
    return (
      <SelectField
        {...optional}
        {...(bound as ComponentProps<'select'>)}
        defaultValue={text.defaultValue}
        empty={placeholder || 'Choisissez…'}
        options={options.map((option) => ({ value: option, label: option }))}
      />
    )
  }
  if (type === 'file') {
    const hint = `${field.help ? `${field.help} ` : ''}PDF ou image, 5 Mo au maximum.`
    return (
      <Field {...optional} hint={hint}>
        {(control) => (
          <input {...bound} {...control} type="file" accept={FILE_ACCEPT} className={styles.file} />
        )}
      </Field>
    )
  }
  const isNumber = type === 'number'
  const most = {
    text: ANSWER_LIMITS.text,
    email: ANSWER_LIMITS.email,
    tel: ANSWER_LIMITS.tel,
    number: 20,
  }
  return (
    <TextField
      {...optional}
      {...text}
      {...bound}
      type={isNumber ? 'text' : type}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={most[type]}
      autoComplete={autoCompleteOf(field)}
    />
  )
}
