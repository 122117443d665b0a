import { addressOf, NAME, struckOut, withoutAddress, type Place } from './place'

/** A walk that nobody else has a part in: of no shelter, never online, or taken back. */
const OWN_WALK = `(shelter_id is null or published_at is null or status = 'DRAFT')`

/** Lost and found animals, reports of ill-treatment, and the conversations about them. */
export const HELP: readonly Place[] = [
  {
    // What they saw goes with them, wherever it is shown.
    table: 'lost_found_sightings',
    kind: 'lost-found',
    where: `thread_id in (select thread_id from relay_sides
      where side = 'from' and (lower(email) = $email or user_id = any($accounts)))`,
    erase: 'delete',
    fileLists: ['photos'],
  },
  {
    table: 'relay_sides',
    kind: 'relay',
    emails: ['email'],
    users: ['user_id'],
    erase: { name: null, email: addressOf(), user_id: null, mail_key: { sql: 'id::text' } },
    secret: ['mail_key'],
  },
  {
    table: 'relay_messages',
    kind: 'message',
    of: [{ column: 'side_id', table: 'relay_sides' }],
    erase: 'delete',
    secret: ['once_key', 'once_sent'],
    files: ['photo_key'],
  },
  {
    // The other side reads that it is over, and no more of who left.
    table: 'relay_threads',
    kind: 'relay',
    where: `id in (select thread_id from relay_sides
      where lower(email) = $email or user_id = any($accounts))`,
    erase: {
      state: 'OVER',
      ended_by: null,
      ended_why: null,
      ended_at: { sql: 'now()' },
      report_reason: null,
      also_reason: null,
    },
    only: ['id', 'topic_title', 'created_at', 'last_at'],
  },
  {
    // Words of the other side that name the address.
    table: 'relay_messages',
    kind: 'message',
    mentions: ['text'],
    erase: { text: withoutAddress('text') },
    only: ['created_at'],
  },
  {
    // A report without its author finds nobody: it goes with them, and its photos.
    table: 'lost_found_reports',
    kind: 'lost-found',
    emails: ['email'],
    users: ['user_id'],
    erase: 'delete',
    fileLists: ['photos', 'end_photos'],
  },
  {
    // What others saw of its animal.
    table: 'lost_found_sightings',
    kind: 'lost-found',
    of: [{ column: 'report_id', table: 'lost_found_reports' }],
    isRest: true,
    erase: 'delete',
    only: ['day', 'hour', 'commune_name', 'place_words'],
    fileLists: ['photos'],
  },
  {
    // A place is nobody's: it stays, without whoever suggested it.
    table: 'places',
    kind: 'place',
    emails: ['email'],
    users: ['created_by_id'],
    erase: { email: null, contact_name: null, created_by_id: null, text: struckOut('text') },
    only: ['name', 'kind', 'commune_name', 'status', 'created_at'],
  },
  {
    // Who owned it owns it no more.
    table: 'places',
    kind: 'place',
    users: ['owner_id'],
    erase: { owner_id: null, owned_at: null },
    only: ['name', 'kind', 'commune_name', 'owned_at'],
  },
  {
    table: 'place_claims',
    kind: 'place',
    emails: ['email'],
    users: ['user_id'],
    erase: 'delete',
    only: ['email', 'state', 'created_at', 'used_at'],
  },
  {
    table: 'place_claims',
    kind: 'work',
    users: ['decided_by'],
    isRest: true,
    erase: { decided_by: null },
    only: ['id', 'decided_at'],
  },
  {
    // What an owner wrote is online, or gone; who did is not kept.
    table: 'place_changes',
    kind: 'place',
    users: ['user_id'],
    erase: 'delete',
    only: ['kind', 'before', 'after', 'changed_at'],
  },
  {
    table: 'place_changes',
    kind: 'place',
    mentions: ['before', 'after'],
    isRest: true,
    erase: { before: { sql: `'{}'::jsonb` }, after: { sql: `'{}'::jsonb` } },
    only: ['kind', 'changed_at'],
  },
  {
    table: 'place_changes',
    kind: 'work',
    users: ['settled_by'],
    isRest: true,
    erase: { settled_by: null },
    only: ['id', 'settled_at', 'outcome'],
  },
  {
    // What others wrote of a place, and name the address.
    table: 'places',
    kind: 'place',
    mentions: ['text'],
    isRest: true,
    erase: { text: struckOut('text') },
    only: ['name', 'kind', 'commune_name'],
  },
  {
    // What others found wrong with something, and names the address.
    table: 'flags',
    kind: 'flag',
    mentions: ['words'],
    erase: { words: struckOut('words') },
    only: ['about', 'kind', 'created_at'],
  },
  {
    // What was settled stays, without who did.
    table: 'flags',
    kind: 'work',
    users: ['settled_by'],
    erase: { settled_by: null },
    only: ['id', 'about', 'settled_at'],
  },
  {
    table: 'flags',
    kind: 'flag',
    users: ['flagged_by'],
    erase: { flagged_by: null },
    secret: ['settled_by'],
  },
  {
    // What was seen stays with those who look after it, without whoever told of it. Whom a report
    // accuses is not looked for: they would learn of it, and strike it out.
    table: 'abuse_reports',
    kind: 'abuse',
    emails: ['reporter_email'],
    erase: {
      reporter_name: null,
      reporter_email: null,
      reporter_phone: null,
      may_share: { sql: 'false' },
    },
    secret: ['photos', 'is_unread'],
  },
  {
    table: 'abuse_events',
    kind: 'abuse',
    of: [{ column: 'report_id', table: 'abuse_reports' }],
    erase: { text: struckOut('text') },
    only: ['kind', 'text', 'created_at'],
  },
  {
    // A walk of their own goes with them, its photos and its points, and so does one that was never
    // online or that they took back; another that they wrote for a shelter stays with the shelter, without them.
    table: 'walk_waypoints',
    kind: 'walk',
    where: `walk_id in (select id from walks
      where ${OWN_WALK} and created_by = any($accounts))`,
    isRest: true,
    erase: 'delete',
    fileLists: ['photos'],
  },
  {
    table: 'flags',
    kind: 'walk',
    where: `object_id in (select id from walks
      where ${OWN_WALK} and created_by = any($accounts))`,
    isRest: true,
    erase: 'delete',
    only: ['kind', 'words', 'created_at'],
  },
  {
    table: 'walks',
    kind: 'walk',
    where: `${OWN_WALK} and created_by = any($accounts)`,
    erase: 'delete',
    fileLists: ['photos'],
  },
  {
    table: 'walks',
    kind: 'walk',
    users: ['created_by'],
    erase: { created_by: null },
  },
  {
    // What was received stays in the sums of the shelter, without whoever brought it.
    table: 'supply_responses',
    kind: 'supply',
    users: ['user_id'],
    erase: {
      user_id: null,
      name: NAME,
      phone: null,
      message: null,
      rejected_reason: null,
      is_archived: { sql: "is_archived or status in ('PENDING', 'ACCEPTED')" },
    },
  },
  {
    // Words of others that name the address.
    table: 'supply_responses',
    kind: 'supply',
    mentions: ['message', 'rejected_reason'],
    isRest: true,
    erase: { message: struckOut('message'), rejected_reason: struckOut('rejected_reason') },
    only: ['quantity_donated', 'responded_at'],
  },
]
