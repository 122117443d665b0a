import { sql } from '@payloadcms/db-postgres'
import { index, jsonb, pgTable, uniqueIndex, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'

/** What a person chose to be told of, and how; who chose nothing has no row. */
const noticeChoices = pgTable('notice_choices', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull().unique(),
  /** `Choices` of `preferences/model.ts`. */
  choices: jsonb('choices').notNull().default({}),
})

/** One row for each person and group until it was read (quiet ones are read from the start), and what waits for an e-mail found at once. */
const groupsAndMails = withIndexes('notifications', (columns) => ({
  notifications_group_idx: uniqueIndex('notifications_group_idx')
    .on(...columns('user', 'groupKey'))
    .where(sql`group_key is not null and (read_at is null or read_at = created_at)`),
  notifications_group_key_idx: index('notifications_group_key_idx')
    .on(...columns('groupKey'))
    .where(sql`group_key is not null`),
  notifications_mail_idx: index('notifications_mail_idx')
    .on(...columns('mail', 'user'))
    .where(sql`mail in ('NOW', 'DIGEST')`),
}))

export const notificationsDatabase: DatabasePart = {
  tables: { notice_choices: noticeChoices },
  extend: [groupsAndMails],
  // Two others begin with the person; nobody asks for what was changed last.
  unused: { notifications: ['notifications_user_idx', 'notifications_updated_at_idx'] },
}
