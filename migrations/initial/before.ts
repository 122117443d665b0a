import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

import { beginning, type Squashed } from '../../src/platform/db/squashed.model'

/** The migrations that the initial one stands for. */
export const BEFORE: Squashed = {
  version: 'the version of the commit 05fa2d47',
  names: [
    '20261123_163007_initial',
    '20261124_040706_animals_sent_once',
    '20261124_074751_opening_exceptions',
    '20261125_021701_notifications',
    '20261125_084437_community',
    '20261125_133055_profiles',
    '20261125_163452_quick_counts',
    '20261125_180152_lost_found_relay_abuse',
    '20261125_204000_lost_found_help',
    '20261126_000819_walks_and_places',
    '20261126_035858_goods_time_and_places',
    '20261126_075734_community_and_feeds',
    '20261126_105742_orders_and_saved_searches',
  ],
}

/**
 * Whether an earlier version made all of this already. The names of its migrations go then, so that the
 * list is the one of a new database: a backup of either is restored into the other.
 * @throws when it made a part of it only
 */
export async function wasMadeBefore(db: MigrateUpArgs['db']): Promise<boolean> {
  const { rows: tables } = await db.execute(sql`select to_regclass('payload_migrations') as name`)
  if (!tables[0]?.name) return false
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from payload_migrations where batch > 0`,
  )
  const done = rows.map(({ name }) => name)
  if (beginning(done, BEFORE) === 'make') return false
  await db.execute(
    sql`delete from payload_migrations where name = any(${sql.param([...BEFORE.names])}::text[])`,
  )
  return true
}
