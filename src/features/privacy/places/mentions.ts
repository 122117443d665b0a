import type { Kind } from '../model'
import { addressOf, type Place, type Sql, type Value } from './place'

const contact = (prefix = ''): Record<string, Value> => ({
  [`${prefix}contact_name`]: null,
  [`${prefix}contact_phone`]: null,
  [`${prefix}contact_email`]: null,
})

/** Whom an animal came from: a text that goes when it names the address. */
const ORIGINS = ['previous_owner', 'reported_by'] as const

const withoutMention = (column: string): Sql => ({
  sql: `case when lower(${column}) ~ $mention then null else ${column} end`,
})

/** An animal of which the person is the contact, and one of which a text names their address. */
const animalPlaces = (table: string, kind: Kind, prefix: string): Place[] => [
  {
    table,
    kind,
    emails: [`${prefix}contact_email`],
    erase: { ...contact(prefix), [`${prefix}reported_by`]: null },
  },
  {
    table,
    kind,
    mentions: ORIGINS.map((column) => prefix + column),
    erase: Object.fromEntries(
      ORIGINS.map((column) => [prefix + column, withoutMention(prefix + column)]),
    ),
    secret: [`${prefix}contact_name`, `${prefix}contact_phone`, `${prefix}contact_email`],
  },
]

/** A request to join that led to no shelter: nothing of it is public, and all of it is the person’s. */
const JOIN_OVER = `status in ('PENDING', 'REJECTED')`

const whenJoining = (prefix: string, column: string, value: string): Sql => ({
  sql: `case when ${prefix}${JOIN_OVER} then ${value} else ${prefix}${column} end`,
})

const shelter = (prefix: string): Record<string, Value> => ({
  ...contact(prefix),
  [`${prefix}email`]: whenJoining(prefix, 'email', addressOf().sql),
  [`${prefix}phone`]: whenJoining(prefix, 'phone', 'null'),
  [`${prefix}location_address`]: whenJoining(prefix, 'location_address', `'—'`),
  [`${prefix}join_reason`]: null,
  [`${prefix}status`]: {
    sql: `case when ${prefix}status = 'PENDING' then 'REJECTED' else ${prefix}status end`,
  },
})

/** Records of other things in which a person is named. */
export const MENTIONS: readonly Place[] = [
  {
    // What a team was told of the person: their name is in it, and of whom it is, in its address or beside it.
    table: 'notifications',
    kind: 'notice',
    mentions: ['title', 'message'],
    leads: {
      columns: ['action_url', 'about'],
      since: 'created_at',
      to: [
        'users',
        'walks',
        'adoption_requests',
        'form_submissions',
        'tickets',
        'relay_threads',
        'lost_found_reports',
        'wall_posts',
      ],
    },
    isRest: true,
    erase: 'delete',
    only: ['id', 'created_at'],
  },
  {
    table: 'shelters',
    kind: 'shelter',
    emails: ['contact_email'],
    where: `lower(email) = $email and ${JOIN_OVER}`,
    erase: shelter(''),
    secret: ['stripe_account_id'],
  },
  {
    table: '_shelters_v',
    kind: 'version',
    emails: ['version_contact_email'],
    where: `lower(version_email) = $email and version_${JOIN_OVER}`,
    erase: shelter('version_'),
    secret: ['version_stripe_account_id'],
  },
  ...animalPlaces('animals', 'animal', ''),
  ...animalPlaces('_animals_v', 'version', 'version_'),
  {
    table: 'emails',
    kind: 'email',
    emails: ['to'],
    erase: 'delete',
    // An address that answers to somebody else, and the letter once more.
    secret: ['html', 'reply_to'],
  },
  {
    // What was written to somebody else about the person: to whom, and the links in it, are theirs.
    table: 'emails',
    kind: 'email',
    emails: ['reply_to'],
    mentions: ['subject', 'text', 'html', 'last_error'],
    isRest: true,
    erase: 'delete',
    only: ['id', 'created_at'],
  },
  {
    table: 'consents',
    kind: 'consent',
    emails: ['email'],
    users: ['user_id'],
    erase: { email: null, user_id: null },
  },
  {
    table: 'payload_jobs',
    kind: 'job',
    mentions: ['error', 'input'],
    erase: { error: null },
  },
  {
    table: 'payload_jobs_log',
    keyType: 'varchar',
    kind: 'job',
    mentions: ['error', 'output'],
    erase: { error: null, output: null },
  },
  {
    table: 'audit_log',
    kind: 'audit',
    of: [{ column: 'user_id', table: 'users' }],
    // What the person did stays in the log, whose author has no name any more.
    erase: {},
    secret: ['before', 'after'],
  },
  {
    table: 'audit_log',
    kind: 'audit',
    mentions: ['note', 'before', 'after'],
    where: `(entity, entity_id) in (select * from unnest($entities::text[], $ids::text[]))`,
    erase: { note: null, before: null, after: null },
    secret: ['before', 'after'],
  },
]
