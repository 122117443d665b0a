import type { Payload } from 'payload'

import {
  changeMemberRole,
  leaveOwnTeam,
  listTeamMembers,
  removeTeamMember,
} from '@/features/accounts/team-workspace/api'
import type { Team } from '@/features/accounts/team-workspace/view'
import { idOf, type Role } from '@/platform/access/model'

import type { Who, World } from './access/world'
import { call } from './in-process'

type Member = keyof World['users']

/** The team of shelter A: what it is, and what is done with it. */
export function teamOf(payload: Payload, world: World) {
  const a = world.a.shelter
  const set = (who: Member, memberships: Array<{ shelter: string; role: Role }>) =>
    payload.update({
      collection: 'users',
      id: world.users[who],
      overrideAccess: true,
      data: { memberships },
    })
  const at = (who: Member) => ({ shelterId: 'alpha', userId: world.users[who] })
  const list = (query = '', as: Who = 'admin') =>
    call(world, listTeamMembers, { as, params: { shelterId: 'alpha' }, query })
  return {
    set,
    at,
    list,
    /** Everybody is again what the world made of them. */
    reset: async () => {
      await set('admin', [{ shelter: a, role: 'ADMIN' }])
      await set('moderator', [{ shelter: a, role: 'MODERATOR' }])
      await set('editor', [{ shelter: a, role: 'EDITOR' }])
      await set('volunteer', [{ shelter: a, role: 'VOLUNTEER' }])
      await set('mixed', [
        { shelter: a, role: 'EDITOR' },
        { shelter: world.b.shelter, role: 'VOLUNTEER' },
      ])
    },
    read: async (query = '') => (await list(query)).json as unknown as Team,
    give: (who: Member, from: Role, to: Role, as: Who = 'admin') =>
      call(world, changeMemberRole, { as, params: at(who), body: { from, to } }),
    remove: (who: Member, as: Who = 'admin') =>
      call(world, removeTeamMember, { as, params: at(who) }),
    leave: (as: Who | 'mixed') => call(world, leaveOwnTeam, { as, params: { shelterId: 'alpha' } }),
    /** What somebody is, in shelter A and in shelter B. */
    rolesOf: async (who: Member) => {
      const { memberships } = await payload.findByID({
        collection: 'users',
        id: world.users[who],
        overrideAccess: true,
        depth: 0,
      })
      return (memberships ?? []).map(({ shelter, role }) => [idOf(shelter) === a ? 'a' : 'b', role])
    },
    /** Nobody was here after them. */
    cameLast: (who: Member) =>
      payload.db.pool.query(
        `update users_sessions set expires_at = now() + interval '90 days' where _parent_id = $1`,
        [world.users[who]],
      ),
    lastMailTo: async (who: Member) => {
      const { pool } = payload.db
      const { rows } = await pool.query<{ subject: string; text: string }>(
        'select subject, text from emails where "to" = $1 order by created_at desc, id limit 1',
        [`${who.toLowerCase()}@exemple.fr`],
      )
      return rows[0]
    },
  }
}
