import type { DatabasePart } from '@/platform/db/part'
import { uniqueAddress } from '@/platform/db/unique-address'

/** What the database has besides what Payload makes of the collections. */
export const pagesDatabase: DatabasePart = { extend: [uniqueAddress('pages')] }
