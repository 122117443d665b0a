import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requireSuperAdmin } from '@/platform/access/require'
import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'

import { readBadge } from '../queries'
import { SENTENCES } from '../model'
import type { SentBadge } from '../schema'
import { recountEverybody } from '../tasks'
import type { BadgeView } from '../view'

/** Two badges of one name cannot be told apart. @throws {HttpError} 422 on `name` */
async function refuseTaken(execute: Execute, name: string, except: string | null): Promise<void> {
  await lockName(execute, 'badges:names')
  const { rows } = await execute(sql`
    select 1 from badges where lower(name) = lower(${name}) and id is distinct from ${except}::uuid`)
  if (rows.length > 0) throw invalidField('name', SENTENCES.taken)
}

const written = ({ version, name, ...row }: BadgeView) => {
  const { description, ownIcon, rarity, criteriaType, criteriaValue, isActive } = row
  return {
    id: row.id,
    version,
    name,
    description,
    iconUrl: ownIcon,
    rarity,
    criteriaType,
    criteriaValue,
    isActive,
  }
}

/**
 * A new badge; who has reached it already gets it soon after.
 * @throws {HttpError} 403 for anybody but a super admin, 422 on `name`
 */
export async function createBadge(req: PayloadRequest, badge: SentBadge): Promise<BadgeView> {
  requireSuperAdmin(req.user, SENTENCES.superAdmins)
  const { name, description, iconUrl, rarity, criteriaType, criteriaValue, isActive } = badge
  return inTransaction(req, async (execute) => {
    await refuseTaken(execute, name, null)
    const { rows } = await execute<{ id: string }>(sql`
      insert into badges (name, description, icon_url, rarity, criteria_type, criteria_value, is_active)
      values (${name}, ${description}, ${iconUrl}, ${rarity}, ${criteriaType}, ${criteriaValue},
        ${isActive}) returning id`)
    const after = await readBadge(req, String(rows[0]?.id))
    await record(req, {
      action: 'CREATE',
      collection: 'badges',
      before: null,
      after: written(after),
    })
    await enqueue(req, recountEverybody, {})
    return after
  })
}

/**
 * Changes a badge; everybody is counted again where that may change who has it.
 * @param version that was read
 * @throws {HttpError} 403, 404, 409 when it was changed meanwhile, 422 on `name`
 */
export async function updateBadge(
  req: PayloadRequest,
  id: string,
  { version, ...badge }: SentBadge & { version: number },
): Promise<BadgeView> {
  requireSuperAdmin(req.user, SENTENCES.superAdmins)
  const { name, description, iconUrl, rarity, criteriaType, criteriaValue, isActive } = badge
  return inTransaction(req, async (execute) => {
    await refuseTaken(execute, name, id)
    await execute(sql`select 1 from badges where id = ${id} for update`)
    const before = await readBadge(req, id)
    if (before.version !== version) throw new HttpError(409, SENTENCES.changed)
    await execute(sql`
      update badges set version = version + 1, updated_at = now(), name = ${name},
        description = ${description}, icon_url = ${iconUrl}, rarity = ${rarity},
        criteria_type = ${criteriaType}, criteria_value = ${criteriaValue}, is_active = ${isActive}
      where id = ${id}`)
    const after = await readBadge(req, id)
    await record(req, {
      action: 'UPDATE',
      collection: 'badges',
      before: written(before),
      after: written(after),
    })
    await touch(req, [tags.badge(id)])
    const isCountedAnew =
      before.criteriaType !== criteriaType ||
      before.criteriaValue !== criteriaValue ||
      before.isActive !== isActive
    if (isCountedAnew) await enqueue(req, recountEverybody, {})
    return after
  })
}
