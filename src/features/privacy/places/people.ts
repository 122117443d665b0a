import { storyForApplicant } from '@/features/adoptions/applicant.model'

import { addressOf, NAME, withoutAddress, type Place, type Sql } from './place'

/** Lines of a list of JSON objects that an account signed keep their text and lose the name. */
const unsigned = (column: string): Sql => ({
  sql: `(select jsonb_agg(case when line -> 'author' ->> 'id' = any($users)
      then jsonb_set(line, '{author,name}', '"${NAME}"') else line end order by nth)
    from jsonb_array_elements(${column}) with ordinality as lines (line, nth))`,
})

const signedBy = (column: string, path: string): string =>
  `jsonb_typeof(${column}) = 'array' and exists (
    select 1 from jsonb_array_elements(${column}) as line where line ${path} = any($users))`

/** People’s accounts, what they asked for, and what they signed in their work. */
export const PEOPLE: readonly Place[] = [
  {
    table: 'users',
    kind: 'account',
    emails: ['email'],
    erase: {
      name: NAME,
      email: addressOf(),
      phone: null,
      location_address: null,
      location_postal_code: null,
      location_city: null,
      location_country: null,
      short_description: null,
      long_description: null,
      is_super_admin: false,
      email_verified: null,
      // Whose actions stay is no sign-up that waits, which would go whole after thirty days.
      signed_up_at: null,
      salt: null,
      hash: null,
      reset_password_token: null,
      reset_password_expiration: null,
      reset_password_requested_at: null,
    },
    secret: ['salt', 'hash', 'reset_password_token'],
  },
  {
    table: 'users_memberships',
    keyType: 'varchar',
    kind: 'team',
    of: [{ column: '_parent_id', table: 'users' }],
    erase: 'delete',
  },
  {
    table: 'users_sessions',
    keyType: 'varchar',
    kind: 'session',
    of: [{ column: '_parent_id', table: 'users' }],
    erase: 'delete',
    secret: ['id'],
  },
  {
    // Of a team, or to confirm an address: they wait for a week at most.
    table: 'payload_kv',
    kind: 'link',
    where: `data ->> 'user' = any($users)
      or (lower(data ->> 'email') = $email and not starts_with(key, 'confirmation:'))`,
    erase: 'delete',
    only: ['data'],
  },
  {
    // Somebody else wants to move there: who it is, is theirs.
    table: 'payload_kv',
    kind: 'link',
    where: `lower(data ->> 'email') = $email and starts_with(key, 'confirmation:')`,
    isRest: true,
    erase: 'delete',
    only: ['id'],
  },
  { table: 'notifications', kind: 'notice', users: ['user_id'], erase: 'delete' },
  { table: 'notice_choices', kind: 'choice', users: ['user_id'], erase: 'delete' },
  { table: 'lost_found_watches', kind: 'choice', users: ['user_id'], erase: 'delete' },
  {
    table: 'saved_searches',
    kind: 'search',
    emails: ['email'],
    erase: 'delete',
    secret: ['after_arrival', 'terms'],
  },
  { table: 'animal_likes', kind: 'like', users: ['user_id'], erase: 'delete' },
  { table: 'shelter_follows', kind: 'follow', users: ['user_id'], erase: 'delete' },
  { table: 'profile_follows', kind: 'follow', users: ['user_id'], erase: 'delete' },
  {
    // How many follow somebody is theirs to know, who is not.
    table: 'profile_follows',
    kind: 'follower',
    users: ['followed_id'],
    erase: 'delete',
    only: ['created_at'],
  },
  // Before the badges, as a count takes them: neither waits for the other.
  { table: 'badge_touches', keyType: 'bigint', kind: 'badge', users: ['user_id'], erase: 'delete' },
  {
    table: 'user_badges',
    kind: 'badge',
    users: ['user_id'],
    erase: 'delete',
    // Who of the platform decided is nobody else’s to keep.
    secret: ['forced_by'],
  },
  {
    // What was decided stays, without who decided.
    table: 'user_badges',
    kind: 'work',
    users: ['forced_by'],
    isRest: true,
    erase: { forced_by: null },
    only: ['id', 'forced', 'forced_at'],
  },
  { table: 'badge_admin_terms', kind: 'team', users: ['user_id'], erase: 'delete' },
  { table: 'profiles', kind: 'profile', users: ['user_id'], erase: 'delete', files: ['photo_key'] },
  {
    table: 'data_archives',
    kind: 'copy',
    users: ['user_id'],
    erase: 'delete',
    files: ['file_key'],
    holdsCopies: true,
  },
  {
    // What they wrote to a team stays with the team, without them.
    table: 'announcements',
    kind: 'work',
    users: ['author_id'],
    erase: { author_id: null },
    secret: ['idempotency_key'],
  },
  {
    table: 'announcements',
    kind: 'work',
    mentions: ['title', 'message'],
    erase: { title: withoutAddress('title'), message: withoutAddress('message') },
    secret: ['idempotency_key', 'author_id'],
  },
  {
    table: 'payload_preferences',
    kind: 'session',
    where: `id in (select parent_id from payload_preferences_rels where users_id = any($accounts))`,
    erase: 'delete',
  },
  {
    table: 'payload_locked_documents',
    kind: 'session',
    where: `id in (select parent_id from payload_locked_documents_rels
      where path = 'user' and users_id = any($accounts))`,
    erase: 'delete',
  },
  {
    table: 'form_submissions',
    kind: 'answer',
    emails: ['sender_email'],
    users: ['user_id'],
    erase: 'delete',
    // The team’s own words, and what finds the same answer again.
    secret: ['notes', 'search_text', 'fingerprint', 'last_save', 'definition'],
    fileLists: ['files'],
  },
  {
    table: 'adoption_requests',
    kind: 'adoption',
    emails: ['applicant_email'],
    users: ['applicant_user_id'],
    erase: {
      applicant_name: NAME,
      applicant_email: addressOf(),
      applicant_phone: null,
      applicant_user_id: null,
      applicant_postal_code: null,
      reason: null,
      meeting_place: null,
      open_key: null,
      timeline: {
        sql: `case when jsonb_typeof(timeline) = 'array' then (
          select coalesce(jsonb_agg(
            line || '{"text": null}' || case
              when line -> 'author' ->> 'id' is null then '{"author": null}'::jsonb
              else '{}'::jsonb
            end order by nth), '[]')
          from jsonb_array_elements(timeline) with ordinality as lines (line, nth)) end`,
      },
    },
    // Why it was refused and who follows it stay with the team: the screens say so to whoever writes.
    secret: ['open_key', 'reason', 'assignee_id'],
    shown: { timeline: storyForApplicant },
  },
  {
    table: 'certificates',
    kind: 'certificate',
    of: [{ column: 'request_id', table: 'adoption_requests' }],
    erase: {
      applicant_name: NAME,
      signature_name: {
        sql: `case when signature_name is null then null else '${NAME}' end`,
      },
    },
    files: ['file_key', 'signed_file_key'],
  },
  {
    table: 'tickets',
    kind: 'ticket',
    emails: ['requester_email'],
    users: ['requester_user_id'],
    erase: {
      title: 'Demande anonymisée',
      description: null,
      requester_name: null,
      requester_email: null,
      requester_user_id: null,
      status: { sql: `case when status = 'RESOLVED' then status else 'CLOSED' end` },
    },
    secret: ['assignee_id'],
  },
  {
    // What the team says to itself goes too, and is not for the person to read.
    table: 'ticket_comments',
    kind: 'comment',
    where: `is_internal and ticket_id in (select id from tickets
      where lower(requester_email) = $email or requester_user_id = any($accounts))`,
    erase: 'delete',
    only: ['id', 'created_at'],
  },
  {
    table: 'ticket_comments',
    kind: 'comment',
    of: [{ column: 'ticket_id', table: 'tickets' }],
    isRest: true,
    erase: 'delete',
  },
  {
    table: 'ticket_comments',
    kind: 'work',
    users: ['author_id'],
    erase: { author_id: null, author_name: NAME },
    only: ['id', 'shelter_id', 'created_at'],
  },
  {
    table: 'adoption_requests',
    kind: 'work',
    where: signedBy('timeline', `-> 'author' ->> 'id'`),
    erase: { timeline: unsigned('timeline') },
    only: ['id', 'shelter_id', 'created_at'],
  },
  {
    table: 'form_submissions',
    kind: 'work',
    where: signedBy('notes', `->> 'author'`),
    erase: {
      notes: {
        sql: `(select jsonb_agg(case when line ->> 'author' = any($users)
            then line || '{"authorName": "${NAME}"}' else line end order by nth)
          from jsonb_array_elements(notes) with ordinality as lines (line, nth))`,
      },
    },
    only: ['id', 'shelter_id', 'created_at'],
  },
]
