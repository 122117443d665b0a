import { useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import type { ClientField, FormState } from 'payload'
import { useEffect, useMemo, useRef } from 'react'

import { FormErrors, type FormError } from '@/ui/AdminForm/FormErrors'
import { fieldErrorsOf, type Answer } from '@/ui/editing/answer.model'
import { useFocusMessage } from '@/ui/use-focus-message'

import { placeOf } from './places'
import styles from './SafeForm.module.scss'
import { openTab } from './use-sections'

const FOCUSABLE = 'input, textarea, select, button, [tabindex], [contenteditable="true"]'

/** The id that Payload gives to the field of a path. */
const fieldId = (path: string): string => `field-${path.replace(/\./g, '__')}`

/** A path and those around it, from the inside out: `a.0.b`, `a.0`, `a`. */
const around = (path: string): string[] =>
  path.split('.').map((_, at, all) => all.slice(0, all.length - at).join('.'))

/** Some fields are drawn as a whole, by the field around them. */
function focusOn(path: string): void {
  const field = around(path)
    .map((each) => document.getElementById(fieldId(each)))
    .find((each) => each !== null)
  const control = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE)
  field?.scrollIntoView({ block: 'center' })
  control?.focus()
}

/** What is between the path of a field and its sentence, and between two of them. */
const [TO, AND] = ['\u0000', '\u0001']

/** What a field holds, as a string to compare; of a part of a field, what that field holds. */
function valueIn(state: FormState, path: string): string {
  const held = around(path).find((each) => state[each] && 'value' in state[each])
  return JSON.stringify((held && state[held]?.value) ?? null)
}

/**
 * What the server said of fields that are still as they were then. Payload forgets it with the next
 * letter that is typed anywhere.
 */
function useToldErrors(failed: Answer | null): Array<{ path: string; message: string }> {
  const { getFields } = useForm()
  const told = useMemo(() => {
    const then = getFields()
    return fieldErrorsOf(failed?.body).map((each) => ({ ...each, value: valueIn(then, each.path) }))
  }, [failed, getFields])
  const same = useFormFields(([now]) =>
    told
      .filter(({ path, value }) => valueIn(now, path) === value)
      .map(({ path }) => path)
      .join(AND),
  ).split(AND)
  return told.filter(({ path }) => same.includes(path))
}

type Props = {
  fields: readonly ClientField[]
  /** The last save, when it was refused. */
  failed: Answer | null
}

/** What is wrong in a form of Payload after a save was refused, at its top, each line leading to its field. */
export function WrongFields({ fields, failed }: Props) {
  const isSubmitted = useFormSubmitted()
  const isSaving = useFormProcessing()
  const told = useToldErrors(failed)
  // One string: the form draws itself anew at each key, this only when something else is wrong.
  const found = useFormFields(([state]) =>
    Object.entries(isSubmitted ? state : {})
      .filter(([, field]) => field?.valid === false)
      .map(([path, field]) => `${path}${TO}${field?.errorMessage ?? ''}`)
      .join(AND),
  )
  const known = new Set(found.split(AND).map((each) => each.split(TO)[0]))
  const wrong = [
    ...found.split(AND).filter(Boolean),
    ...told.flatMap(({ path, message }) => (known.has(path) ? [] : [`${path}${TO}${message}`])),
  ].join(AND)
  const [summary, focusSummary] = useFocusMessage<HTMLDivElement>()
  const isShown = !isSaving && wrong !== ''
  const isAwaited = useRef(false)
  useEffect(() => {
    // After a save, not in the middle of a word that is wrong again.
    if (isSaving) isAwaited.current = true
    else if (isShown && isAwaited.current) {
      isAwaited.current = false
      focusSummary()
    }
  }, [isSaving, isShown, focusSummary])
  if (!isShown) return null
  const errors = wrong.split(AND).map((each): FormError => {
    const [path = '', sentence = ''] = each.split(TO)
    const label = placeOf(fields, path)?.label
    return { id: path, text: [label, sentence].filter(Boolean).join('\u00a0: ') }
  })
  const lead = (path: string) => {
    const tab = placeOf(fields, path)?.tab
    if (tab !== null && tab !== undefined) openTab(tab)
    // The tab is drawn first.
    requestAnimationFrame(() => requestAnimationFrame(() => focusOn(path)))
  }
  return (
    <div className={styles.wrong}>
      <FormErrors errors={errors} summary={summary} onLead={lead} />
    </div>
  )
}
