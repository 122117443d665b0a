import type { Payload } from 'payload'

import type { Role } from '@/platform/access/model'
import type { User } from '@/payload-types'

import { asProgram } from './load'

/** Somebody who works on the requests of a shelter. */
export type Colleague = { id: string; name: string; role: Role }

/** Those of a team who follow adoptions and answers, moderators first: they do most of it. */
export async function colleaguesOf(payload: Payload, shelter: string): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    ...asProgram,
    pagination: false,
    limit: 50,
    sort: 'email',
    where: { 'memberships.shelter': { equals: shelter } },
  })
  const roleOf = ({ memberships }: User) =>
    memberships?.find((each) => each.shelter === shelter)?.role ?? 'VOLUNTEER'
  return docs
    .map((user) => ({ id: user.id, name: user.name, role: roleOf(user) }))
    .filter(({ role }) => role === 'MODERATOR' || role === 'ADMIN')
    .sort((a, b) => b.role.localeCompare(a.role))
}

const HOUR_MS = 3_600_000

/** The moment so many hours before another, as ISO 8601. */
export const hoursBefore = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * HOUR_MS).toISOString()

/** `prenom.nom@exemple.fr`, without accents. */
export const emailOf = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/ et /g, '-')
    .trim()
  const [first = '', ...last] = plain.split(' ')
  return `${first}.${last.join('')}@exemple.fr`
}

/** A number of the range that French fiction may use: 06 39 98 xx xx. */
export const phoneOf = (rank: number): string => {
  const digits = String(1000 + ((rank * 37) % 9000)).padStart(4, '0')
  return `06 39 98 ${digits.slice(0, 2)} ${digits.slice(2)}`
}
