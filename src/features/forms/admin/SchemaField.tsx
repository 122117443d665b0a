'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useMemo } from 'react'

import { useRead } from '@/ui/api/use-read'
import { useRefusals, type Refusal } from '@/ui/editing/use-refusals'

import type { Recipe } from '../models/recipe'
import { Builder } from './builder/Builder'
import { words } from './builder/words.fr'
import { openDefinition } from './definition'
import styles from './SchemaField.module.scss'
import { useFormValue } from './use-form-value'

type Relation = string | { id: string } | null | undefined

const NONE: ReadonlySet<string> = new Set()

/** The shelter of the form being edited; null until one is chosen. */
const useShelterId = (): string | null =>
  useFormFields(([fields]) => {
    const value = fields.shelter?.value as Relation
    return typeof value === 'string' ? value : (value?.id ?? null)
  })

/** Several fields may have been refused for the same reason. */
const sentencesOf = (refused: readonly Refusal[]): string[] => [
  ...new Set(refused.map(({ message }) => message)),
]

/** How many answers the form has: from the first on, names no longer change. */
function useAnswers(shelter: string | null, form: unknown): number | undefined {
  const asked =
    shelter && form
      ? { params: { shelterId: shelter }, query: { form: String(form), limit: 1 } }
      : null
  return useRead('/api/shelter/{shelterId}/form-submissions', asked).answer?.pagination.total
}

/** The form builder as the field `schema` of Payload's own edit view. */
export const SchemaField: JSONFieldClientComponent = ({ path, readOnly = false }) => {
  const { builder, field } = useFormValue(path)
  const { id } = useDocumentInfo()
  const { dispatchFields, setModified, getDataByPath } = useForm()
  const refusals = useRefusals(path, sentencesOf)
  const shelter = useShelterId()
  const answers = useAnswers(shelter, id)
  const { initialValue } = field
  const frozen = useMemo(
    () => (answers ? new Set(openDefinition(initialValue).fields.map((each) => each.id)) : NONE),
    [answers, initialValue],
  )

  // A new form takes its title and settings from its model; what was written stays.
  const onRecipe = ({ form }: Recipe, wasEmpty: boolean) => {
    if (!wasEmpty || id) return
    const texts = {
      title: form.title,
      description: form.description,
      confirmation: form.confirmation,
    }
    for (const [name, value] of Object.entries(texts)) {
      if (getDataByPath<unknown>(name)) continue
      dispatchFields({ type: 'UPDATE', path: name, value })
    }
    dispatchFields({ type: 'UPDATE', path: 'type', value: form.type })
    dispatchFields({ type: 'UPDATE', path: 'ticketType', value: form.ticketType })
    setModified(true)
  }

  return (
    <div className={styles.field} id={`field-${path}`}>
      <h2 className={styles.title}>{words.title}</h2>
      {answers !== undefined && (
        <p className={styles.answers}>
          {words.answers(answers)}. {answers > 0 && words.frozen}
        </p>
      )}
      {(field.showError || refusals.length > 0) && (
        <div className={styles.error} role="alert">
          <p>{words.refusals}</p>
          <ul>
            {[...new Set([field.errorMessage, ...refusals])].filter(Boolean).map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Builder
        builder={builder}
        readOnly={readOnly || field.disabled}
        frozen={frozen}
        onRecipe={onRecipe}
      />
    </div>
  )
}
