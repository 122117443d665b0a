import { teamOf } from '@/platform/french.model'

import {
  isTick,
  orderedFields,
  partsOf,
  TICKED,
  UNTICKED,
  type FormDefinition,
  type FormField,
} from './model'

/** One answer: text, a number, a ticked box, or several choices. A file is kept apart. */
export type AnswerValue = string | number | boolean | string[]
/** Answers by the name of their question; questions without an answer are absent. */
export type Answers = Record<string, AnswerValue>

/** A file that came with an answer, as its row keeps it. */
export type SubmissionFile = {
  id: string
  /** Name of the question. */
  field: string
  /** What the sender called it, made harmless. */
  name: string
  key: string
  type: string
  /** Bytes. */
  size: number
}

export const SUBMISSION_STATUSES = ['NEW', 'READ', 'DONE'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

export const SUBMISSION_STATUS_LABELS: Record<SubmissionStatus, string> = {
  NEW: 'Nouvelle',
  READ: 'Lue',
  DONE: 'Traitée',
}

/** A remark of the team on an answer; `author` is the id of an account. */
export type SubmissionNote = {
  id: string
  text: string
  author: string
  authorName: string
  /** ISO moment. */
  at: string
}

/** Longest answers and notes, in characters. */
export const ANSWER_LIMITS = { text: 500, textarea: 1000, email: 254, tel: 30, note: 2000 } as const
/** Farthest number from zero. */
export const NUMBER_MAX = 1_000_000_000

/** Largest file, in bytes (5 MB). Source: docs/decisions/exchanges.md. */
export const FILE_MAX_BYTES = 5_242_880
/** What a file may be, for the browser's chooser; the server reads the bytes. */
export const FILE_ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp'

/** Years after which an answer is erased. */
export const KEEP_YEARS = 2

/** What the sender agrees to; kept with the answer, word for word. */
export const consentText = (shelterName: string): string =>
  `J’accepte que ${teamOf(shelterName)} utilise mes réponses pour traiter ma demande. Elles ne servent à rien d’autre et sont effacées au bout de ${KEEP_YEARS} ans.`

const own = (answers: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(answers, name) ? answers[name] : undefined

const TICKS = new Set<unknown>([true, 'true', 'on', 'oui', '1'])

/**
 * An answer as a browser, a plain form or a program sends it, in the one shape that is checked:
 * nothing is `undefined`, text is trimmed, a ticked box is `true`, choices are a list. What it
 * does not know it leaves as it is, for the check to refuse.
 */
export function plainAnswer(field: Pick<FormField, 'type' | 'options'>, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined
  if (isTick(field)) {
    if (TICKS.has(value)) return true
    return value === false || value === 'false' ? undefined : value
  }
  if (field.type === 'checkbox') {
    if (value === false) return undefined
    const list: unknown[] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    if (!Array.isArray(value) && typeof value !== 'string') return value
    return list.length > 0 ? [...new Set(list)] : undefined
  }
  if (typeof value !== 'string') return value
  const text = value.replace(/\r\n?/g, '\n').trim()
  if (text === '') return undefined
  return field.type === 'number' ? (numberOf(text) ?? text) : text
}

/** A number as people write it: « 12,5 » and « 1 200 » too; `null` for what is none. */
function numberOf(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^[+-]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : null
}

function meets(field: FormField, value: unknown, wanted: readonly string[]): boolean {
  const answer = plainAnswer(field, value)
  if (isTick(field)) return wanted.includes(answer === true ? TICKED : UNTICKED)
  if (Array.isArray(answer)) return answer.some((each) => wanted.includes(each as string))
  return typeof answer === 'string' && wanted.includes(answer)
}

/**
 * The questions that are asked, given the answers so far, in the form's order. A question whose
 * condition hangs on a hidden one is hidden too; conditions in a circle hide what they circle.
 */
export function visibleFields(
  definition: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
): FormField[] {
  const byId = new Map(definition.fields.map((field) => [field.id, field]))
  const known = new Map<string, boolean>()
  const isShown = (field: FormField): boolean => {
    const before = known.get(field.id)
    if (before !== undefined) return before
    known.set(field.id, false)
    const { showIf } = field
    const on = showIf && byId.get(showIf.fieldId)
    const shown =
      !showIf || Boolean(on && isShown(on) && meets(on, own(answers, on.name), showIf.equals))
    known.set(field.id, shown)
    return shown
  }
  return orderedFields(definition).filter(isShown)
}

/** Said where there is no answer. */
export const NO_ANSWER = 'Sans réponse'

/** An answer as people read it. */
export function formatAnswer(value: unknown): string {
  if (value === undefined || value === null || value === '') return NO_ANSWER
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non'
  if (typeof value === 'number') {
    return value.toLocaleString('fr-FR', { maximumFractionDigits: 10 })
  }
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : NO_ANSWER
  return typeof value === 'string' ? value : NO_ANSWER
}

export type ReadableAnswer = {
  fieldId: string
  label: string
  /** {@link NO_ANSWER} when there is none; a file's name for a file. */
  text: string
  file: Pick<SubmissionFile, 'id' | 'name' | 'type' | 'size'> | null
}
export type ReadablePart = { title: string | null; answers: ReadableAnswer[] }

type Submitted = { definition: FormDefinition; answers: Answers; files: readonly SubmissionFile[] }

/** The answers under the labels that their sender read; hidden questions are left out. */
export function readableAnswers({ definition, answers, files }: Submitted): ReadablePart[] {
  const shown = new Set(visibleFields(definition, answers).map(({ id }) => id))
  return partsOf(definition)
    .map(({ group, fields }) => ({
      title: group?.title ?? null,
      answers: fields
        .filter(({ id }) => shown.has(id))
        .map((field): ReadableAnswer => {
          const file = files.find((each) => each.field === field.name)
          const value = isTick(field) ? own(answers, field.name) === true : own(answers, field.name)
          return {
            fieldId: field.id,
            label: field.label,
            text: file ? file.name : formatAnswer(value),
            file: file ? { id: file.id, name: file.name, type: file.type, size: file.size } : null,
          }
        }),
    }))
    .filter((part) => part.answers.length > 0)
}

export type Sender = { name: string | null; email: string | null; phone: string | null }

const FIRST_NAMES = /^(votre_|vos_)?prenoms?(_|$)/
const LAST_NAMES = /^(votre_)?nom(_de_famille)?$/
const WHOLE_NAMES =
  /^(vos_|votre_)?(nom_(et_|_)?prenoms?|prenoms?_(et_|_)?nom|nom_complet|identite)$/

/** Who sent it, as far as the answers say: the first e-mail, the first phone, and a name. */
export function senderOf(definition: FormDefinition, answers: Answers): Sender {
  const fields = visibleFields(definition, answers)
  const textOf = (found: FormField | undefined): string | null => {
    const value = found && own(answers, found.name)
    return typeof value === 'string' ? value : null
  }
  const first = (test: (field: FormField) => boolean) =>
    textOf(fields.find((field) => test(field) && textOf(field) !== null))
  const named = (pattern: RegExp) =>
    first(({ type, name }) => type === 'text' && pattern.test(name))
  const parts = [named(FIRST_NAMES), named(LAST_NAMES)].filter((each) => each !== null)
  return {
    name: named(WHOLE_NAMES) ?? (parts.length > 0 ? parts.join(' ') : null),
    email: first(({ type }) => type === 'email'),
    phone: first(({ type }) => type === 'tel'),
  }
}

/** « code_postal », « votre_ville », « code_postal_et_commune »: where somebody lives. */
const POSTAL_CODES = /^(votre_)?code_postal$/
const TOWNS = /^(votre_)?(ville|commune)$/
const BOTH = /^(votre_)?code_postal_et_(votre_)?(ville|commune)$/

/** Somebody who is signed in, as far as their account says. */
export type KnownPerson = {
  name: string
  email: string
  phone?: string | null
  postalCode?: string | null
  city?: string | null
}

/**
 * The answers that somebody who is signed in need not type: their e-mail, telephone and name, in the
 * questions by which {@link senderOf} would find them, and where they live.
 */
export function knownAnswers(
  { fields }: FormDefinition,
  person: KnownPerson,
): Record<string, string> {
  const named = (pattern: RegExp) =>
    fields.find(({ type, name }) => type === 'text' && pattern.test(name))?.name
  const [first = '', ...last] = person.name.trim().split(/\s+/)
  const whole = named(WHOLE_NAMES)
  const [firstField, lastField] = [named(FIRST_NAMES), named(LAST_NAMES)]
  const pairs: Array<[string | undefined, string]> = [
    [fields.find(({ type }) => type === 'email')?.name, person.email],
    [whole, person.name],
    // « Nom » alone is the whole name; beside « Prénom » it is the last one.
    [whole ? undefined : firstField, first],
    [whole ? undefined : lastField, firstField ? last.join(' ') : person.name],
    [fields.find(({ type }) => type === 'tel')?.name, person.phone ?? ''],
    [named(POSTAL_CODES), person.postalCode ?? ''],
    [named(TOWNS), person.city ?? ''],
    [named(BOTH), [person.postalCode, person.city].filter(Boolean).join(' ')],
  ]
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => Boolean(pair[0]) && pair[1] !== ''),
  )
}

/** The moment before which answers are erased. @param now milliseconds since 1970 */
export function keptSince(now: number): Date {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - KEEP_YEARS)
  return day
}
