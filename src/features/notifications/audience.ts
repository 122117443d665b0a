import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { ROLES, roleGives, type Permission } from '@/platform/access/model'

/**
 * The accounts of the members of a shelter's team who hold a permission there: a `select` of ids.
 * @param shelters one, or a `select` of ids
 */
export function membersWith(permission: Permission, shelters: string | SQL): SQL {
  const roles = ROLES.filter((role) => roleGives(role, permission))
  return sql`
    select _parent_id from users_memberships
    where ${typeof shelters === 'string' ? sql`shelter_id = ${shelters}` : sql`shelter_id in (${shelters})`}
      and role::text = any(${sql.param(roles)}::text[])`
}
