import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { forgetTeamNotices } from '@/features/notifications/commands'
import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { ranksAtLeast, ROLE_LABELS } from '@/platform/access/model'
import { record } from '@/platform/audit/hooks'

import { tellNewRole, tellRemoved } from '../team-workspace/mails'
import { roleChanges, type RoleChange } from '../team-workspace/model'

/**
 * A line in the log of the shelter. The log of the person names all of their teams, which is for
 * super admins alone.
 */
async function noteChange(req: PayloadRequest, person: User, change: RoleChange): Promise<void> {
  const { shelter, from, to } = change
  const isOwn = actorOf(req)?.id === person.id
  const gone = isOwn ? 'a quitté l’équipe' : 'ne fait plus partie de l’équipe'
  const done = to ? `est maintenant «\u00a0${ROLE_LABELS[to]}\u00a0»` : gone
  await record(req, {
    action: 'UPDATE',
    collection: 'users',
    before: { id: person.id, shelter, role: from },
    after: { id: person.id, shelter, role: to },
    note: `${person.name} ${done} (avant\u00a0: «\u00a0${ROLE_LABELS[from]}\u00a0»)`,
  })
}

/** Tells somebody, and the log of each shelter, that a person changed their role or removed them. */
export const followRoles: CollectionAfterChangeHook<User> = async ({
  data,
  previousDoc,
  operation,
  req,
}) => {
  const actor = actorOf(req)
  // What the program writes, it tells by itself.
  if (operation !== 'update' || !actor || !('memberships' in data)) return
  const person = previousDoc
  for (const change of roleChanges(person.memberships ?? [], data.memberships ?? [])) {
    await noteChange(req, person, change)
    // Before the change itself is told.
    if (!change.to || !ranksAtLeast(change.to, change.from))
      await forgetTeamNotices(req, person.id, change.shelter)
    if (actor.id === person.id) continue
    const shelter = await req.payload.findByID({
      collection: 'shelters',
      id: change.shelter,
      // The person is told the name of a team that they were in.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      select: { name: true, slug: true },
      req,
    })
    if (!shelter) continue
    const { from, to } = change
    const recipient = { email: person.email, name: person.name, userId: person.id }
    if (to) await tellNewRole(req, recipient, { shelter, from, to })
    else await tellRemoved(req, recipient, shelter)
  }
}
