import { isTick, type FormDefinition, type FormField } from '../model'
import { inputName } from '../wire.model'

/** Values as the page holds them, by the name of their question; files are files. */
export type Typed = Record<string, unknown>

const inputsOf = (form: HTMLElement, name: string) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `[name="${inputName(name)}"]`,
  ),
]

const isTicked = (input: Element): boolean => input instanceof HTMLInputElement && input.checked

function valueOf(form: HTMLElement, field: FormField): unknown {
  const inputs = inputsOf(form, field.name)
  const ticked = inputs.filter(isTicked).map(({ value }) => value)
  if (isTick(field)) return ticked.length > 0
  if (field.type === 'checkbox') return ticked
  if (field.type === 'radio') return ticked[0] ?? ''
  const [input] = inputs
  if (field.type === 'file') return (input as HTMLInputElement | undefined)?.files?.[0]
  return input?.value ?? ''
}

/** What the form holds now. */
export const readForm = (form: HTMLElement, { fields }: FormDefinition): Typed =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(form, field)]))

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false

/** The part of what the form holds that can be kept as text; empty answers are left out. */
export function keepable(typed: Typed, { fields }: FormDefinition): Typed {
  const files = new Set(fields.filter(({ type }) => type === 'file').map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => isFilled(value) && !files.has(name)),
  )
}

/** Writes values into the form, where it still has a question for them. */
export function fillForm(form: HTMLElement, { fields }: FormDefinition, values: Typed): void {
  for (const { name, type } of fields) {
    if (type === 'file' || !Object.hasOwn(values, name)) continue
    const value = values[name]
    for (const input of inputsOf(form, name)) {
      if (input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)) {
        input.checked =
          value === true ||
          value === input.value ||
          (Array.isArray(value) && value.includes(input.value))
      } else if (typeof value === 'string') {
        input.value = value
        // Whatever counts characters hears of it.
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
    }
  }
}
