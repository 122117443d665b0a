import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { storeNotices, type Told } from '../store'

/**
 * Tells everybody whom a query chooses, on the site alone, in the caller's transaction and with one
 * statement.
 * @param audience a `select` of ids of accounts
 * @returns how many were told
 */
export const tellAudience = (req: PayloadRequest, audience: SQL, told: Told): Promise<number> =>
  storeNotices(req, audience, told)
