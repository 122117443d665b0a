import type { Payload } from 'payload'

import { readPictures, type Picture } from '@/features/media/queries'
import { idOf, ROLES, type Role } from '@/platform/access/model'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

/** All that a site ever shows of a member of its team. */
export type TeamMember = {
  id: string
  name: string
  title: string
  /** What somebody with that title does, in a sentence. */
  does: string
  photo: Picture | null
}

type Title = { name: string; description: string }

async function readTitles(payload: Payload, ids: string[]): Promise<Map<string, Title>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'roles',
    // The titles of members who chose to be shown are for everybody.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    where: { id: { in: ids } },
    select: { name: true, description: true },
  })
  return new Map(docs.map((each) => [each.id, each]))
}

const isId = (value: string | null | undefined): value is string => Boolean(value)

/** Who answers for the shelter comes first, then by name. */
const byRankAndName = (a: { role: Role; name: string }, b: { role: Role; name: string }): number =>
  ROLES.indexOf(b.role) - ROLES.indexOf(a.role) || a.name.localeCompare(b.name, 'fr')

/** The members of a shelter's team who are shown on its site: name, title and photo only. */
export const listTeam = cached(
  async (shelterId: string): Promise<TeamMember[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'users',
      // Only those who are to be shown, and of them only what the type above names.
      overrideAccess: true,
      depth: 0,
      pagination: false,
      where: {
        and: [
          { 'memberships.shelter': { equals: shelterId } },
          { 'memberships.showOnSite': { equals: true } },
        ],
      },
      select: { name: true, memberships: true },
    })
    const shown = docs
      .flatMap(({ id, name, memberships }) =>
        (memberships ?? [])
          // The query joins both conditions over all rows of a person; here it is one row.
          .filter((row) => row.showOnSite && idOf(row.shelter) === shelterId)
          .map(({ role, title, photo }) => ({
            id,
            name,
            role,
            title: idOf(title),
            photo: idOf(photo),
          })),
      )
      .sort(byRankAndName)
    const [titles, pictures] = await Promise.all([
      readTitles(payload, shown.map(({ title }) => title).filter(isId)),
      readPictures(payload, shown.map(({ photo }) => photo).filter(isId)),
    ])
    return shown.map(({ id, name, title, photo }) => ({
      id,
      name,
      title: titles.get(title ?? '')?.name ?? '',
      does: titles.get(title ?? '')?.description ?? '',
      photo: pictures.get(photo ?? '') ?? null,
    }))
  },
  { key: 'team.list', tags: (shelterId) => [tags.shelterTeam(shelterId), tags.commonTitles] },
)
