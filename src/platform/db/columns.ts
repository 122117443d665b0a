import { timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** A column of a moment, which knows its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
