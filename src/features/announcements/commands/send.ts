import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { storeNotices } from '@/features/notifications/commands'
import { inTransaction } from '@/platform/db/transaction'

import { audienceSql } from '../audience'
import { whyNot, type Audience, type Kind } from '../model'

type Row = {
  kind: Kind
  audience: Audience
  shelter_id: string | null
  department: string | null
  title: string
  message: string
  action_url: string | null
  is_platform: boolean | null
  author_id: string | null
  is_super_admin: boolean | null
  role: string | null
  shelter_status: string | null
}

/**
 * Sends an announcement whose time has come, whatever runs this job and how often: what is told
 * and « sent » are one transaction, on a row that is held meanwhile. Whether its author still may
 * is asked anew; what may not be sent says why in the list.
 * @returns how many were told; null when there was nothing to send
 */
export async function sendAnnouncement(req: PayloadRequest, id: string): Promise<number | null> {
  return inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select a.kind, a.audience, a.shelter_id, a.department, a.title, a.message, a.action_url,
        a.is_platform, a.author_id, u.is_super_admin, s.status as shelter_status,
        (select m.role from users_memberships m
          where m._parent_id = a.author_id and m.shelter_id = a.shelter_id limit 1) as role
      from announcements a
      left join users u on u.id = a.author_id
      left join shelters s on s.id = a.shelter_id
      where a.id = ${id} and a.status = 'PLANNED'
      for update of a
    `)
    const row = (rows as Row[])[0]
    if (!row) return null
    const reason = whyNot({
      author: row.author_id,
      isPlatform: row.is_platform === true,
      role: row.role,
      isSuperAdmin: row.is_super_admin === true,
      shelterStatus: row.shelter_status,
    })
    if (reason) {
      await execute(sql`
        update announcements set status = 'STOPPED', reason = ${reason}, told = 0, updated_at = now()
        where id = ${id}`)
      return 0
    }
    const target = {
      audience: row.audience,
      shelter: row.shelter_id,
      department: row.department,
      author: row.author_id,
    }
    const told = await storeNotices(req, audienceSql(target), {
      type: row.kind,
      title: row.title,
      message: row.message,
      shelter: row.shelter_id,
      actionUrl: row.action_url,
    })
    await execute(sql`
      update announcements set status = 'SENT', sent_at = now(), told = ${told}, updated_at = now()
      where id = ${id}`)
    return told
  })
}
