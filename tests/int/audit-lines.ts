import { idOf } from '@/platform/access/model'

import { getTestPayload } from '../support/payload'

/** What the audit log keeps of a row, oldest first: what was done, by whom, and what it became. */
export async function auditLines(entityId: string | undefined) {
  const payload = await getTestPayload()
  const { docs } = await payload.find({
    collection: 'audit-log',
    overrideAccess: true,
    depth: 0,
    limit: 100,
    where: { entityId: { equals: entityId ?? '' } },
    sort: 'createdAt',
  })
  return docs.map(({ action, entity, user, note, before, after }) => ({
    action,
    entity,
    by: idOf(user),
    note,
    before: before as Record<string, unknown>,
    after: after as Record<string, unknown>,
  }))
}
