/** Sentence of the contract, for a limiter. */
export const TOO_MANY_ANSWERS = 'Trop d’envois détectés'

/** What a form is for. Source: docs/decisions/exchanges.md. */
export const FORM_TYPES = ['STANDARD', 'ADOPTION'] as const
export type FormType = (typeof FORM_TYPES)[number]

export const FORM_TYPE_LABELS: Record<FormType, string> = {
  STANDARD: 'Formulaire simple',
  ADOPTION: 'Demande d’adoption',
}

/** The ticket that each answer of a form opens. Source: docs/decisions/exchanges.md. */
export const FORM_TICKET_TYPES = ['STANDARD', 'ADOPTION', 'PREVISIT', 'CONTACT'] as const
export type FormTicketType = (typeof FORM_TICKET_TYPES)[number]

export const FORM_TICKET_LABELS: Record<FormTicketType, string> = {
  STANDARD: 'Standard',
  ADOPTION: 'Adoption',
  PREVISIT: 'Pré-visite',
  CONTACT: 'Contact',
}

/** Kinds of questions. Source: docs/decisions/exchanges.md. */
export const FIELD_TYPES = [
  'text',
  'email',
  'tel',
  'number',
  'textarea',
  'select',
  'checkbox',
  'radio',
  'file',
] as const
export type FieldType = (typeof FIELD_TYPES)[number]

/** A question is asked only when another one got one of these answers. */
type ShowIf = { fieldId: string; equals: string[] }

export type FormField = {
  id: string
  /** Name of the answer, derived from the label; see {@link fieldName}. */
  name: string
  label: string
  type: FieldType
  required: boolean
  /** Of a number: may it be less than 0? */
  negative?: boolean | undefined
  placeholder: string
  help: string
  /** Of a select and a radio; a checkbox with options is a choice of several. */
  options: string[]
  groupId: string | null
  showIf: ShowIf | null
}

export type FormGroup = { id: string; title: string; description: string; order: number }

/** What `forms.schema` holds, and what each answer keeps a copy of. */
export type FormDefinition = { schemaVersion: 1; groups: FormGroup[]; fields: FormField[] }

export const EMPTY_DEFINITION: FormDefinition = { schemaVersion: 1, groups: [], fields: [] }

/** Bounds of a form: characters of its texts, and how many there may be of each thing. */
export const FORM_LIMITS = {
  title: 150,
  description: 2000,
  confirmation: 1000,
  fields: 150,
  files: 5,
  groups: 30,
  label: 200,
  name: 50,
  placeholder: 150,
  help: 300,
  groupTitle: 120,
  groupDescription: 500,
  options: 60,
  option: 120,
} as const

/** The value by which a condition names a ticked box, and an empty one. */
export const TICKED = 'true'
export const UNTICKED = 'false'

/** May the question have options? A select and a radio must, a checkbox may. */
export const takesOptions = (type: FieldType): boolean =>
  type === 'select' || type === 'radio' || type === 'checkbox'

/** Is the answer one box, ticked or not? */
export const isTick = ({ type, options }: Pick<FormField, 'type' | 'options'>): boolean =>
  type === 'checkbox' && options.length === 0

/** The answers that a condition on this question can name; none: no condition can. */
export function conditionValues(field: Pick<FormField, 'type' | 'options'>): string[] {
  if (isTick(field)) return [TICKED, UNTICKED]
  return takesOptions(field.type) ? field.options : []
}

/**
 * The name of an answer, from the label of its question: accents and punctuation stripped, in
 * lower case, spaces as underscores, cut at 50 characters. Source: docs/decisions/exchanges.md.
 */
export function fieldName(label: string): string {
  const name = label
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replace(/ +/g, '_')
    .slice(0, FORM_LIMITS.name)
    .replace(/_+$/, '')
  return name || 'question'
}

/** The first of `name`, `name_2`, `name_3`… that is free. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let nth = 1; ; nth += 1) {
    const tail = nth === 1 ? '' : `_${nth}`
    const candidate = name.slice(0, FORM_LIMITS.name - tail.length) + tail
    if (!taken.has(candidate)) return candidate
  }
}

/**
 * The questions with their names: each from its label, unique in the form. Once the form has an
 * answer, a question that was already there keeps its name for ever, whatever its label becomes.
 * @param kept names that are frozen, by the id of their question
 */
export function nameFields(
  fields: readonly FormField[],
  kept: ReadonlyMap<string, string> = new Map(),
): FormField[] {
  const taken = new Set(fields.flatMap(({ id }) => kept.get(id) ?? []))
  return fields.map((field) => {
    const frozen = kept.get(field.id)
    if (frozen !== undefined) return { ...field, name: frozen }
    const name = freeName(fieldName(field.label), taken)
    taken.add(name)
    return { ...field, name }
  })
}

/** The names that a stored form froze, by the id of their question. */
export const namesOf = ({ fields }: FormDefinition): Map<string, string> =>
  new Map(fields.map(({ id, name }) => [id, name]))

/** The groups as they follow each other. */
const orderedGroups = (groups: readonly FormGroup[]): FormGroup[] =>
  [...groups].sort((one, other) => one.order - other.order)

/** Questions under their heading; those without one come first. */
export type FormPart = { group: FormGroup | null; fields: FormField[] }

/** The form as people read it: without the groups that have no question. */
export function partsOf({ groups, fields }: FormDefinition): FormPart[] {
  const known = new Set(groups.map(({ id }) => id))
  const alone = fields.filter(({ groupId }) => !groupId || !known.has(groupId))
  const parts: FormPart[] = [
    { group: null, fields: alone },
    ...orderedGroups(groups).map((group) => ({
      group,
      fields: fields.filter(({ groupId }) => groupId === group.id),
    })),
  ]
  return parts.filter((part) => part.fields.length > 0)
}

/** The questions in the order in which people meet them. */
export const orderedFields = (definition: FormDefinition): FormField[] =>
  partsOf(definition).flatMap(({ fields }) => fields)

/** What became of pasted options. */
type PastedOptions = { options: string[]; blanks: number; doubles: number }

/** « mardi » and « Mardi » are one answer; two words that differ by an accent are two. */
const isSameOption = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('fr') === other.toLocaleLowerCase('fr')

/**
 * Options from text that was pasted, one a line; blank lines and doubles are dropped and counted.
 * @param present options that are already there, which stay first
 */
export function optionsFromText(text: string, present: readonly string[] = []): PastedOptions {
  const options = [...present]
  let blanks = 0
  let doubles = 0
  for (const line of text.split(/\r\n?|\n/)) {
    const option = line.replace(/\s+/g, ' ').trim().slice(0, FORM_LIMITS.option).trim()
    if (!option) blanks += 1
    else if (options.some((each) => isSameOption(each, option))) doubles += 1
    else options.push(option)
  }
  return { options, blanks, doubles }
}

/** Title of the copy of a form or a plan, within its limit. Source: docs/decisions/exchanges.md. */
export function copyTitle(title: string): string {
  const tail = ' (copie)'
  return title.slice(0, FORM_LIMITS.title - tail.length).trimEnd() + tail
}

type Activated = { type: FormType; ticketType?: FormTicketType | null; schema: FormDefinition }

/** Must everybody who answers give an address to which the shelter can write? */
const needsEmail = ({ type, ticketType }: Omit<Activated, 'schema'>): boolean =>
  type === 'ADOPTION' || Boolean(ticketType)

/**
 * What keeps a form from being open to the public, by path; empty when nothing does. Whoever
 * asks for an animal or opens a ticket must be answered, so they are always asked their e-mail.
 */
export function activationIssues(form: Activated): Array<{ path: string; message: string }> {
  const { fields } = form.schema
  if (fields.length === 0) {
    return [{ path: 'schema', message: 'Ajoutez au moins une question avant d’activer' }]
  }
  const issues = fields.flatMap(({ type, options, label }, at) =>
    (type === 'select' || type === 'radio') && options.length === 0
      ? [
          {
            path: `schema.fields.${at}.options`,
            message: `«\u00a0${label}\u00a0»\u00a0: ajoutez au moins une réponse possible`,
          },
        ]
      : [],
  )
  const hasEmail = fields.some(
    ({ type, required, showIf }) => type === 'email' && required && !showIf,
  )
  if (needsEmail(form) && !hasEmail) {
    issues.push({
      path: 'schema',
      message:
        'Ajoutez une question obligatoire «\u00a0Adresse e-mail\u00a0», sans condition\u00a0: sans elle, personne ne peut répondre',
    })
  }
  return issues
}
