import { sql } from '@payloadcms/db-postgres'
import { boolean, index, pgTable, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

import { moment } from '@/platform/db/columns'
import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'
import { wordsSql } from '@/platform/db/plain'

/**
 * Who agreed to be thanked by name: a row of its own, because the ledger is never changed and this
 * goes as soon as its donor, or the team, wants it gone.
 */
const thanks = pgTable(
  'campaign_thanks',
  {
    donationId: uuid('donation_id').primaryKey(),
    campaignId: uuid('campaign_id').notNull(),
    name: varchar('name', { length: 40 }).notNull(),
    showsAmount: boolean('shows_amount').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('campaign_thanks_campaign_idx').on(table.campaignId, table.createdAt)],
)

/** The campaigns that a list shows, in its order, and the words by which they are found. */
const campaignIndexes = withIndexes('campaigns', () => ({
  campaigns_list_idx: index('campaigns_list_idx').on(sql`status`, sql`created_at desc`, sql`id`),
  campaigns_words_idx: index('campaigns_words_idx').using(
    'gin',
    sql`${wordsSql(sql`title`, sql`summary`, sql`story`)} gin_trgm_ops`,
  ),
}))

export const campaignsDatabase: DatabasePart = {
  extend: [campaignIndexes],
  unused: { campaigns: ['campaigns_updated_at_idx', 'campaigns_created_at_idx'] },
  tables: { campaign_thanks: thanks },
}
