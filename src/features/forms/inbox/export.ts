import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { csvResponse } from '@/platform/csv'
import { HttpError } from '@/platform/http/errors'
import { shortMomentIn } from '@/platform/time/model'

import {
  formatAnswer,
  NO_ANSWER,
  readableAnswers,
  SUBMISSION_STATUS_LABELS,
  type Answers,
  type SubmissionFile,
  type SubmissionNote,
  type SubmissionStatus,
} from '../answers.model'
import { isTick, orderedFields, type FormField } from '../model'
import { readDefinition } from '../schema'
import { conditionsOf, inboxOf, orderOf, type Inbox } from './read'
import type { ExportQuery } from './schema'

/** Answers that are read and written at once. */
const BATCH = 500

type Row = {
  id: string
  createdAt: Date | string
  status: SubmissionStatus
  formTitle: string
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  animal: string | null
  assignee: string | null
  answers: Answers
  files: SubmissionFile[] | null
  definition: unknown
  notes: SubmissionNote[] | null
}

/** @param when a moment in words, on the clocks of the shelter */
type Column = { header: string; read: (row: Row, when: (at: Date | string) => string) => string }

const COMMON: readonly Column[] = [
  { header: 'Reçue le', read: (row, when) => when(row.createdAt) },
  { header: 'État', read: (row) => SUBMISSION_STATUS_LABELS[row.status] },
  { header: 'Nom', read: (row) => row.senderName ?? '' },
  { header: 'E-mail', read: (row) => row.senderEmail ?? '' },
  { header: 'Téléphone', read: (row) => row.senderPhone ?? '' },
  { header: 'Animal', read: (row) => row.animal ?? '' },
  { header: 'Suivie par', read: (row) => row.assignee ?? '' },
]

const NOTES: Column = {
  header: 'Notes de l’équipe',
  read: ({ notes }, when) =>
    (notes ?? [])
      .map(({ text, at, authorName }) => `${when(at)} ${authorName}\u00a0: ${text}`)
      .join('\n'),
}

const plain = (text: string) => (text === NO_ANSWER ? '' : text)

const answerColumn = ({ name, label, ...field }: FormField): Column => ({
  header: label,
  read: ({ answers, files }) => {
    const sent = (files ?? []).filter((file) => file.field === name)
    if (sent.length > 0) return sent.map((file) => file.name).join(', ')
    const value = Object.hasOwn(answers, name) ? answers[name] : undefined
    return isTick(field) ? (value === true ? 'Oui' : '') : plain(formatAnswer(value))
  },
})

/** Without one form, its questions make no columns: each answer is told in one cell. */
const WHOLE: readonly Column[] = [
  { header: 'Formulaire', read: (row) => row.formTitle },
  {
    header: 'Réponses',
    read: ({ definition, answers, files }) =>
      readableAnswers({ definition: readDefinition(definition), answers, files: files ?? [] })
        .flatMap((part) => part.answers)
        .map(({ label, text }) => `${label}\u00a0: ${text}`)
        .join('\n'),
  },
]

/**
 * The questions that were ever answered in a form: those that it asks now, then those that only
 * old answers have, under the label that they had last.
 */
async function questionsOf(req: PayloadRequest, inbox: Inbox, form: string): Promise<FormField[]> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    // The right to the shelter's answers was checked; the form is looked for among its own.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    where: { and: [{ id: { equals: form } }, { shelter: { equals: inbox.shelter } }] },
  })
  const present = orderedFields(readDefinition(docs[0]?.schema))
  const known = new Set(present.map(({ name }) => name))
  const { rows } = await req.payload.db.drizzle.execute<{ name: string; definition: unknown }>(sql`
    select used.name, last.definition from (
      select name, max(s.id::text)::uuid as id from form_submissions s
      cross join lateral (
        select jsonb_object_keys(s.answers) as name
        union all
        select file ->> 'field' from jsonb_path_query(s.files, 'lax $[*]') file
      ) keys
      where ${conditionsOf(inbox, { form })} group by name
    ) used join form_submissions last on last.id = used.id
    where used.name <> all(${sql.param([...known])}::text[])
    order by used.name
  `)
  const old = rows.flatMap(
    ({ name, definition }) =>
      readDefinition(definition).fields.find((field) => field.name === name) ?? [],
  )
  return [...present, ...old]
}

async function* batchesOf(
  req: PayloadRequest,
  inbox: Inbox,
  query: ExportQuery,
  columns: readonly Column[],
): AsyncGenerator<string[][]> {
  const when = (at: Date | string) => shortMomentIn(inbox.timezone, new Date(at))
  const drizzle = req.payload.db.drizzle
  // What is exported is what was there at the start: rows that come or change place do not shift it.
  const { rows: ids } = await drizzle.execute<{ id: string }>(sql`
    select s.id from form_submissions s
    where ${conditionsOf(inbox, query)} order by ${orderOf(query)}
  `)
  for (let start = 0; start < ids.length; start += BATCH) {
    const wanted = ids.slice(start, start + BATCH).map(({ id }) => id)
    const { rows } = await drizzle.execute<Row>(sql`
      select s.id, s.created_at as "createdAt", s.status, s.form_title as "formTitle",
        s.sender_name as "senderName", s.sender_email as "senderEmail",
        s.sender_phone as "senderPhone", a.name as "animal", u.name as "assignee",
        s.answers, s.files, s.notes,
        ${query.form ? sql`null` : sql`s.definition`} as "definition"
      from form_submissions s
      left join animals a on a.id = s.animal_id
      left join users u on u.id = s.assignee_id
      where s.id = any(${sql.param(wanted)}::uuid[])
    `)
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield wanted.flatMap((id) => {
      const row = byId.get(id)
      return row ? [columns.map(({ read }) => read(row, when))] : []
    })
  }
}

/** A header names one column: the second of two like ones is numbered. */
function uniqueHeaders(columns: readonly Column[]): string[] {
  const seen = new Map<string, number>()
  return columns.map(({ header }) => {
    const nth = (seen.get(header) ?? 0) + 1
    seen.set(header, nth)
    return nth === 1 ? header : `${header} (${nth})`
  })
}

/**
 * The answers that the filters leave, as a file: with a form, one column for each of its
 * questions. It is sent while it is read, so that its length costs no memory.
 * @throws {HttpError} 403, 404
 */
export async function exportInbox(
  req: PayloadRequest,
  key: string,
  query: ExportQuery,
): Promise<Response> {
  const inbox = await inboxOf(req, key)
  const columns = [...COMMON]
  let title = ''
  if (query.form) {
    const found = await titleOf(req, inbox, query.form)
    if (found === null) throw new HttpError(404, 'Formulaire non trouvé')
    title = found
    columns.push(...(await questionsOf(req, inbox, query.form)).map(answerColumn), NOTES)
  } else columns.push(...WHOLE, NOTES)
  const words = ['reponses', title || 'formulaires']
  return csvResponse(words, uniqueHeaders(columns), batchesOf(req, inbox, query, columns))
}

/** The title of a form of the shelter that the person may read the answers of, deleted or not. */
async function titleOf(
  req: PayloadRequest,
  { shelter, adoptionsOnly }: Inbox,
  form: string,
): Promise<string | null> {
  const { rows } = await req.payload.db.drizzle.execute<{ title: string }>(sql`
    select title from forms where id = ${form} and shelter_id = ${shelter}
      ${adoptionsOnly ? sql`and type = 'ADOPTION'` : sql``}
  `)
  return rows[0]?.title ?? null
}
