import { sql } from '@payloadcms/db-postgres'
import { index } from '@payloadcms/db-postgres/drizzle/pg-core'

import { withIndexes } from '@/platform/db/indexes'
import type { DatabasePart } from '@/platform/db/part'

/** The few accounts whose address is not confirmed: what counts people leaves them out. */
const unconfirmed = withIndexes('users', (columns) => ({
  users_unconfirmed_idx: index('users_unconfirmed_idx')
    .on(...columns('id'))
    .where(sql`email_verified is null`),
}))

export const accountsDatabase: DatabasePart = { extend: [unconfirmed] }
