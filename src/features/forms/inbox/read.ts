import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { isoSql } from '@/platform/db/iso'
import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { directionSql } from '@/platform/db/order'
import { plainSql, searchedSql, wordsSql } from '@/platform/db/plain'
import { paginationOf } from '@/platform/http/pagination.model'

import { SUBMISSION_STATUSES, type SubmissionStatus } from '../answers.model'
import { formShelter } from '../access'
import { DECISIONS, type Decided, type Outcome } from './decision.model'
import { NOBODY, type FormSort } from './model'
import type { ExportQuery, FormsQuery, InboxQuery } from './schema'
import type { FormCount, Forms } from './view'

/** A shelter's answers, as far as the person may read them. */
type Answers = { shelter: string; adoptionsOnly: boolean }

/** The same, and how they are told. */
export type Inbox = Answers & {
  /** IANA name of the clocks of the shelter. */
  timezone: string
}

/**
 * The inbox that the person asks for: all the answers to whoever manages forms, those to adoption
 * forms to whoever manages adoptions. Source: docs/decisions/exchanges.md.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function inboxOf(req: PayloadRequest, key: string): Promise<Inbox> {
  const { id, timezone } = await formShelter(req, key)
  return { shelter: id, adoptionsOnly: !can(actorOf(req), 'manageForms', id), timezone }
}

// As the indexes `form_submissions_words_idx` and `form_submissions_names_idx` keep them.
const WORDS = wordsSql(sql`s.search_text`)
const NAME = wordsSql(sql`s.sender_name`)

type Filters = Omit<ExportQuery, 'sortBy' | 'sortOrder'>

/**
 * What was decided of an answer; « none » while a decision is waited for, null for what asks for
 * none: `refuseDeciding`, in SQL.
 */
const decidedSql = (shelter: string): SQL => sql`case
  when s.decision_outcome is not null then s.decision_outcome::text
  when s.form_type <> 'ADOPTION' and s.sender_email <> '' and (s.form_id is null or s.form_id not in (
    select f.id from forms f where f.shelter_id = ${shelter} and f.ticket_type = 'CONTACT'
  )) then ${NOBODY} end`

/** The conditions that filters mean, on `form_submissions s`. */
export function conditionsOf({ shelter, adoptionsOnly }: Answers, filters: Filters): SQL {
  const { status, decision, form, assignee, ticket, search } = filters
  const conditions = [
    sql`s.shelter_id = ${shelter}`,
    ...(adoptionsOnly ? [sql`s.form_type = 'ADOPTION'`] : []),
    ...(status ? [sql`s.status = ${status}`] : []),
    ...(decision ? [sql`${decidedSql(shelter)} = ${decision}`] : []),
    ...(form ? [sql`s.form_id = ${form}`] : []),
    ...(assignee === undefined
      ? []
      : [assignee === NOBODY ? sql`s.assignee_id is null` : sql`s.assignee_id = ${assignee}`]),
    ...(ticket ? [sql`not exists (select 1 from tickets where tickets.submission_id = s.id)`] : []),
    ...searchedSql(WORDS, search),
  ]
  return sql.join(conditions, sql` and `)
}

/** The order that was asked, always a whole one. */
export function orderOf({ sortBy, sortOrder }: Pick<ExportQuery, 'sortBy' | 'sortOrder'>): SQL {
  const direction = directionSql(sortOrder)
  return sortBy === 'senderName'
    ? sql`${NAME} ${direction}, s.id ${direction}`
    : sql`s.created_at ${direction}, s.id ${direction}`
}

export type InboxRow = {
  id: string
  form: string | null
  formTitle: string
  formType: 'STANDARD' | 'ADOPTION'
  animal: { id: string; name: string } | null
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  status: SubmissionStatus
  /** What the team decided; null while it decided nothing. */
  outcome: Outcome | null
  assignee: { id: string; name: string } | null
  notes: number
  files: number
  createdAt: string
  /** IANA name of the clocks of the shelter. */
  timezone: string
}

export type InboxPage = {
  rows: InboxRow[]
  counts: Record<SubmissionStatus, number>
  decisions: Record<Decided, number>
  pagination: { page: number; limit: number; total: number; pages: number }
}

const COLUMNS = sql`
  s.id, s.form_id as "form", s.form_title as "formTitle", s.form_type as "formType",
  case when a.id is null then null else jsonb_build_object('id', a.id, 'name', a.name) end
    as "animal",
  s.sender_name as "senderName", s.sender_email as "senderEmail",
  s.sender_phone as "senderPhone", s.status, s.decision_outcome as "outcome",
  case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end
    as "assignee",
  case when jsonb_typeof(s.notes) = 'array' then jsonb_array_length(s.notes) else 0 end as "notes",
  case when jsonb_typeof(s.files) = 'array' then jsonb_array_length(s.files) else 0 end as "files",
  ${isoSql(sql`s.created_at`)} as "createdAt"`

/** The rows of one page: an index finds them, and only they are read whole. */
export const pageSql = (inbox: Answers, { page, limit, ...query }: InboxQuery): SQL => sql`
  select ${COLUMNS} from (
    select s.id from form_submissions s where ${conditionsOf(inbox, query)}
    order by ${orderOf(query)} limit ${limit} offset ${(page - 1) * limit}
  ) page
  join form_submissions s on s.id = page.id
  left join animals a on a.id = s.animal_id
  left join users u on u.id = s.assignee_id
  order by ${orderOf(query)}`

/** How many answers the filters leave, by status and by what was decided. */
export const countsSql = (inbox: Answers, filters: Filters): SQL => sql`
  select s.status, ${decidedSql(inbox.shelter)} as decision, count(*)::int as count
  from form_submissions s where ${conditionsOf(inbox, filters)} group by 1, 2`

type Counted = { status: SubmissionStatus; decision: Decided | null; count: number }

/** How many of what is counted have each of some values. */
function sums<Key extends string>(
  keys: readonly Key[],
  rows: readonly Counted[],
  keyOf: (row: Counted) => Key | null,
): Record<Key, number> {
  const sumOf = (key: Key) =>
    rows.filter((row) => keyOf(row) === key).reduce((sum, { count }) => sum + count, 0)
  return Object.fromEntries(keys.map((key) => [key, sumOf(key)])) as Record<Key, number>
}

/**
 * One page of an inbox. The counts by status keep the other filters, and so do those by decision, so
 * that their tabs tell what a press would show.
 * @throws {HttpError} 403, 404
 */
export async function readInbox(
  req: PayloadRequest,
  key: string,
  query: InboxQuery,
): Promise<InboxPage> {
  const inbox = await inboxOf(req, key)
  const { page, limit, status, decision } = query
  const drizzle = req.payload.db.drizzle
  const [found, counted] = await Promise.all([
    drizzle.execute<Omit<InboxRow, 'timezone'>>(pageSql(inbox, query)),
    drizzle.execute<Counted>(
      countsSql(inbox, { ...query, status: undefined, decision: undefined }),
    ),
  ])
  const decided = counted.rows.filter((row) => !decision || row.decision === decision)
  const inStatus = counted.rows.filter((row) => !status || row.status === status)
  const counts = sums(SUBMISSION_STATUSES, decided, (row) => row.status)
  const total = status ? counts[status] : decided.reduce((sum, { count }) => sum + count, 0)
  return {
    rows: found.rows.map((row) => ({ ...row, timezone: inbox.timezone })),
    counts,
    decisions: sums(DECISIONS, inStatus, (row) => row.decision),
    pagination: paginationOf(page, limit, total),
  }
}

const FORM_ORDERS: Readonly<Record<FormSort, SQL>> = {
  updatedAt: sql`f.updated_at`,
  title: plainSql(sql`f.title`),
  answers: sql`coalesce(n.answers, 0)`,
}
const IS_ACTIVE = sql`coalesce(f.is_active, false)`

/**
 * A page of the forms of a shelter with how many answers each has.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listForms(
  req: PayloadRequest,
  key: string,
  { search, status, sortBy, sortOrder, page, limit }: FormsQuery,
): Promise<Forms> {
  const { shelter, adoptionsOnly } = await inboxOf(req, key)
  const found = sql.join(
    [
      sql`f.shelter_id = ${shelter}`,
      sql`f.deleted_at is null`,
      ...(adoptionsOnly ? [sql`f.type = 'ADOPTION'`] : []),
      ...searchedSql(plainSql(sql`f.title`), search),
    ],
    sql` and `,
  )
  const only = status ? sql`${found} and ${IS_ACTIVE} = ${status === 'ACTIVE'}` : found
  const { drizzle } = req.payload.db
  const [rows, groups] = await Promise.all([
    drizzle.execute<FormCount>(sql`
      select f.id, f.title, f.type, f.ticket_type as "ticketType", ${IS_ACTIVE} as "isActive",
        jsonb_array_length(f.schema -> 'fields') as "questions",
        coalesce(n.answers, 0) as "answers", coalesce(n.unread, 0) as "unread",
        ${isoSql(sql`f.updated_at`)} as "updatedAt"
      from forms f
      left join (
        select form_id, count(*)::int as answers,
          (count(*) filter (where status = 'NEW'))::int as unread
        from form_submissions where shelter_id = ${shelter} group by form_id
      ) n on n.form_id = f.id
      where ${only}
      order by ${FORM_ORDERS[sortBy]} ${directionSql(sortOrder)}, f.id desc
      limit ${limit} offset ${(page - 1) * limit}`),
    drizzle.execute<{ isActive: boolean; total: number }>(sql`
      select ${IS_ACTIVE} as "isActive", count(*)::int as total
      from forms f where ${found} group by 1`),
  ])
  const of = (isActive: boolean) =>
    groups.rows.find((group) => group.isActive === isActive)?.total ?? 0
  const counts = { ACTIVE: of(true), INACTIVE: of(false) }
  const total = status ? counts[status] : counts.ACTIVE + counts.INACTIVE
  return {
    data: rows.rows,
    counts,
    pagination: paginationOf(page, limit, total),
  }
}
