import { z } from 'zod'

import type { PublicForm } from './queries'
import { stampOf, versionOf } from './submissions/stamp'
import { formView } from './view'

/** A form as somebody needs it to answer. */
export const formToAnswer = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  confirmation: z.string(),
  shelter: z.string().describe('Nom du refuge'),
  definition: z.object({
    schemaVersion: z.literal(1),
    fields: formView.shape.schema_json.shape.fields,
    groups: formView.shape.schema_json.shape.groups,
  }),
  version: z.string().describe('À renvoyer avec la réponse'),
  stamp: z.string().describe('À renvoyer avec la réponse, trois secondes plus tard au moins'),
})
export type FormToAnswer = z.infer<typeof formToAnswer>

export const toAnswer = (form: PublicForm, shelterName: string): FormToAnswer => ({
  id: form.id,
  title: form.title,
  description: form.description,
  confirmation: form.confirmation,
  shelter: shelterName,
  definition: form.definition,
  version: versionOf(form.definition),
  stamp: stampOf(form.id, Date.now()),
})
