import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { idOf, ROLE_LABELS } from '@/platform/access/model'
import { ownTeam, teamShelter } from '@/platform/access/team-shelter'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { TEAM_RIGHT } from './right'
import { readMembers } from './rows'
import type { Display, RoleStep } from './schema'
import type { TeamMember } from './view'

/** Somebody of a team: the id or slug of the shelter, the id of the person. */
export type MemberAddress = { shelter: string; member: string }

const MISSING = 'Personne introuvable'

type Row = NonNullable<User['memberships']>[number]

type Change = {
  shelter: string
  member: string
  /** What the row of this team becomes; null takes it away. */
  to: (row: Row) => Row | null
  /** The person leaves by themselves: no right is asked of them. */
  isLeaving?: boolean
}

/**
 * Writes somebody's row of one team, by the rules and with the log of every write of a person. Held
 * from the reading on, so that a row that comes or goes in another team meanwhile stays as it is.
 */
const changeRow = (req: PayloadRequest, { shelter, member, to, isLeaving }: Change) =>
  inTransaction(req, async (execute) => {
    await execute(sql`select 1 from users where id = ${member} for no key update`)
    const person = await req.payload.findByID({
      collection: 'users',
      id: member,
      // The rows of all teams are written back; the caller shows those of this one alone.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      select: { memberships: true },
      req,
    })
    const rows = person?.memberships ?? []
    const row = rows.find((each) => idOf(each.shelter) === shelter)
    if (!row) throw new HttpError(404, MISSING)
    const next = to(row)
    await req.payload.update({
      collection: 'users',
      id: member,
      // To leave is everybody's right, which the columns ask of those who look after a team alone.
      overrideAccess: isLeaving === true,
      // A form that is open somewhere keeps nobody in a team.
      overrideLock: true,
      depth: 0,
      req,
      context: isLeaving ? { leavesTeam: shelter } : {},
      data: { memberships: rows.flatMap((each) => (each === row ? (next ?? []) : each)) },
    })
  })

async function memberNow(
  req: PayloadRequest,
  shelter: string,
  member: string,
): Promise<TeamMember> {
  const [found] = await readMembers(req, shelter, sql`u.id = ${member}`)
  if (!found) throw new HttpError(404, MISSING)
  return found
}

/**
 * Gives somebody another role in the team; the person is told by e-mail.
 * @returns the person as the list shows them now
 * @throws {HttpError} 403, 404; 409 when the role is no more the one that was seen
 * @throws {ValidationError} 422 for the last ADMIN
 */
export async function changeRole(
  req: PayloadRequest,
  { shelter: key, member }: MemberAddress,
  { from, to }: RoleStep,
): Promise<TeamMember> {
  const { id: shelter } = await teamShelter(req, key, TEAM_RIGHT)
  await changeRow(req, {
    shelter,
    member,
    to: (row) => {
      if (row.role !== from) {
        const label = ROLE_LABELS[row.role]
        throw new HttpError(409, `Son rôle a changé entre-temps\u00a0: «\u00a0${label}\u00a0»`)
      }
      return { ...row, role: to }
    },
  })
  return memberNow(req, shelter, member)
}

/**
 * Changes what the site shows of somebody: whether they stand there, and with which title.
 * @returns the person as the list shows them now
 * @throws {HttpError} 403, 404
 * @throws {ValidationError} 400 for a title of another shelter
 */
export async function changeDisplay(
  req: PayloadRequest,
  { shelter: key, member }: MemberAddress,
  display: Display,
): Promise<TeamMember> {
  const { id: shelter } = await teamShelter(req, key, TEAM_RIGHT)
  await changeRow(req, { shelter, member, to: (row) => ({ ...row, ...display }) })
  return memberNow(req, shelter, member)
}

/**
 * Takes somebody off the team; their account stays, and they are told by e-mail.
 * @throws {HttpError} 403, 404
 * @throws {ValidationError} 422 for the last ADMIN
 */
export async function removeMember(
  req: PayloadRequest,
  { shelter: key, member }: MemberAddress,
): Promise<void> {
  const { id: shelter } = await teamShelter(req, key, TEAM_RIGHT)
  await changeRow(req, { shelter, member, to: () => null })
}

/**
 * Leaves the team of a shelter, whatever one's role; the account stays.
 * @throws {HttpError} 404 for whoever is not in it
 * @throws {ValidationError} 422 for the last ADMIN
 */
export async function leaveTeam(req: PayloadRequest, key: string): Promise<void> {
  const { id: shelter } = await ownTeam(req, key)
  const member = actorOf(req)?.id ?? ''
  await changeRow(req, { shelter, member, to: () => null, isLeaving: true })
}
