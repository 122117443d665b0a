import { z } from 'zod'

import '@/platform/validation/french'
import { atMost } from '@/platform/validation/at-most.model'

import {
  conditionValues,
  EMPTY_DEFINITION,
  FIELD_TYPES,
  FORM_LIMITS,
  FORM_TICKET_TYPES,
  FORM_TYPES,
  takesOptions,
  type FormDefinition,
  type FormField,
} from './model'

const text = (max: number) =>
  z.preprocess(
    (value) => value ?? '',
    z.string('Un texte est attendu').trim().max(max, atMost(max)),
  )

const required = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, atMost(max))

const nodeId = z.string('Un identifiant est attendu').regex(/^[\w-]{1,64}$/, 'Identifiant invalide')

const groupSchema = z.object({
  id: nodeId,
  title: required('Donnez un titre au groupe', FORM_LIMITS.groupTitle),
  description: text(FORM_LIMITS.groupDescription),
  order: z.int('Un nombre entier est attendu').min(0, '0 au minimum').max(9999, '9999 au maximum'),
})

const optionSchema = required('Une réponse ne peut pas être vide', FORM_LIMITS.option)

const fieldSchema = z
  .object({
    id: nodeId,
    // Given by the program, from the label.
    name: z.string().max(FORM_LIMITS.name).default(''),
    label: required('Donnez un libellé à la question', FORM_LIMITS.label),
    type: z.enum(FIELD_TYPES, { error: 'Type de question inconnu' }),
    required: z.boolean('Oui ou non est attendu').default(false),
    negative: z.boolean('Oui ou non est attendu').optional(),
    placeholder: text(FORM_LIMITS.placeholder),
    help: text(FORM_LIMITS.help),
    options: z
      .array(optionSchema, 'Une liste de réponses est attendue')
      .max(FORM_LIMITS.options, {
        error: `${FORM_LIMITS.options} réponses possibles au maximum`,
        abort: true,
      })
      .refine((list) => new Set(list).size === list.length, 'Deux réponses sont identiques')
      .default([]),
    groupId: nodeId.nullish().transform((value) => value ?? null),
    showIf: z
      .object({
        fieldId: nodeId,
        equals: z
          .array(z.string('Un texte est attendu'), 'Une liste de réponses est attendue')
          .min(1, 'Choisissez la réponse qui fait apparaître la question')
          .max(FORM_LIMITS.options, {
            error: `${FORM_LIMITS.options} réponses au maximum`,
            abort: true,
          }),
      })
      .nullish()
      .transform((value) => value ?? null),
  })
  .transform((field) => ({ ...field, options: takesOptions(field.type) ? field.options : [] }))

type Context = z.core.$RefinementCtx<FormDefinition>

const doubleOf = (ids: readonly string[]): number =>
  ids.findIndex((id, at) => ids.indexOf(id) !== at)

/** Does the condition of this question lead back to itself? */
function circles(field: FormField, byId: ReadonlyMap<string, FormField>): boolean {
  const seen = new Set([field.id])
  for (let at = field.showIf; at; at = byId.get(at.fieldId)?.showIf ?? null) {
    if (seen.has(at.fieldId)) return true
    seen.add(at.fieldId)
  }
  return false
}

function conditionIssue(field: FormField, byId: ReadonlyMap<string, FormField>): string | null {
  if (!field.showIf) return null
  const on = byId.get(field.showIf.fieldId)
  if (!on) return 'La condition porte sur une question qui n’existe plus'
  const values = conditionValues(on)
  if (values.length === 0) return 'La condition doit porter sur une question à choix'
  if (!field.showIf.equals.every((each) => values.includes(each))) {
    return `La condition vise une réponse que «\u00a0${on.label}\u00a0» ne propose plus`
  }
  return circles(field, byId) ? 'La condition tourne en rond' : null
}

function checkTogether({ groups, fields }: FormDefinition, ctx: Context): void {
  const issue = (path: PropertyKey[], message: string) =>
    ctx.addIssue({ code: 'custom', path, message })
  const sameGroup = doubleOf(groups.map(({ id }) => id))
  if (sameGroup >= 0) issue(['groups', sameGroup, 'id'], 'Deux groupes ont le même identifiant')
  const sameField = doubleOf(fields.map(({ id }) => id))
  if (sameField >= 0) issue(['fields', sameField, 'id'], 'Deux questions ont le même identifiant')
  const files = fields.filter(({ type }) => type === 'file')
  if (files.length > FORM_LIMITS.files) {
    issue(['fields'], `${FORM_LIMITS.files} questions «\u00a0Fichier\u00a0» au maximum`)
  }
  const known = new Set(groups.map(({ id }) => id))
  const byId = new Map(fields.map((field) => [field.id, field]))
  fields.forEach((field, at) => {
    if (field.groupId && !known.has(field.groupId)) {
      issue(['fields', at, 'groupId'], 'Ce groupe n’existe plus')
    }
    const wrong = conditionIssue(field, byId)
    if (wrong) issue(['fields', at, 'showIf'], wrong)
  })
}

/** The questions of a form: its only source of truth, whatever entrance writes them. */
export const definitionSchema: z.ZodType<FormDefinition> = z
  .object({
    schemaVersion: z.literal(1, { error: 'Version inconnue' }).default(1),
    groups: z
      .array(groupSchema, 'Une liste de groupes est attendue')
      .max(FORM_LIMITS.groups, { error: `${FORM_LIMITS.groups} groupes au maximum`, abort: true })
      .default([]),
    fields: z
      .array(fieldSchema, 'Une liste de questions est attendue')
      .max(FORM_LIMITS.fields, { error: `${FORM_LIMITS.fields} questions au maximum`, abort: true })
      .default([]),
  })
  .superRefine(checkTogether)

/** A stored definition, in its present shape; the empty one for what is none. */
export function readDefinition(value: unknown): FormDefinition {
  const result = definitionSchema.safeParse(value)
  return result.success ? result.data : EMPTY_DEFINITION
}

/** The plain columns of a form. */
export const formSchema = z.object({
  title: required('Le titre est requis', FORM_LIMITS.title),
  description: text(FORM_LIMITS.description),
  confirmation: text(FORM_LIMITS.confirmation),
  type: z.enum(FORM_TYPES, { error: 'Type de formulaire inconnu' }).default('STANDARD'),
  ticketType: z.enum(FORM_TICKET_TYPES, { error: 'Type de ticket inconnu' }).nullish(),
  isActive: z.boolean('Oui ou non est attendu').nullish(),
})
