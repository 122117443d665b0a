import { z } from 'zod'

import type { Form } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { FIELD_TYPES, FORM_TICKET_TYPES, FORM_TYPES, type FormDefinition } from './model'
import { readDefinition } from './schema'

export const formOption = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(FORM_TYPES),
  is_active: z.boolean(),
})

/** A form as the documented API prints it. Source: docs/decisions/api.md. */
export const formView = formOption
  .extend({
    description: z.string(),
    confirmation: z.string(),
    ticket_type: z.enum(FORM_TICKET_TYPES).nullable(),
    shelter: z.string().describe('Nom du refuge'),
    shelter_id: z.string(),
    schema_json: z.object({
      fields: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          label: z.string(),
          type: z.enum(FIELD_TYPES),
          required: z.boolean(),
          placeholder: z.string(),
          help: z.string(),
          options: z.array(z.string()),
          groupId: z.string().nullable(),
          showIf: z.object({ fieldId: z.string(), equals: z.array(z.string()) }).nullable(),
        }),
      ),
      groups: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          description: z.string(),
          order: z.number(),
        }),
      ),
    }),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Formulaire' })
export type FormView = z.infer<typeof formView>

const schemaView = ({ fields, groups }: FormDefinition) => ({ fields, groups })

export const toFormView = (form: Form, shelterName: string): FormView => ({
  id: form.id,
  title: form.title,
  description: form.description ?? '',
  type: form.type,
  is_active: Boolean(form.isActive),
  ticket_type: form.ticketType ?? null,
  confirmation: form.confirmation ?? '',
  shelter: shelterName,
  shelter_id: idOf(form.shelter) ?? '',
  schema_json: schemaView(readDefinition(form.schema)),
  created_at: form.createdAt,
  updated_at: form.updatedAt,
})
