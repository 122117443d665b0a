import type { Payload } from 'payload'

import { drawPortrait } from './illustrations/index'
import { addPicture, asProgram } from './load'
import { PEOPLE } from './people'

const WHAT_THEY_DO: Record<string, string> = {
  Présidente: 'Répond de l’association et coordonne la vie du refuge.',
  'Responsable des adoptions': 'Accompagne les familles, de la première visite aux nouvelles.',
  Communication: 'Raconte nos animaux, ici et sur les réseaux.',
}

/** The titles of the teams; answers their ids by `{shelter slug}/{title}`. */
export async function addTitles(
  payload: Payload,
  shelters: Map<string, string>,
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const { shelter, publicTitle } of PEOPLE.flatMap(({ memberships }) => memberships)) {
    const key = `${shelter}/${publicTitle}`
    if (!publicTitle || titles.has(key)) continue
    const role = await payload.create({
      collection: 'roles',
      ...asProgram,
      data: {
        name: publicTitle,
        description: WHAT_THEY_DO[publicTitle] ?? publicTitle,
        shelter: shelters.get(shelter),
      },
    })
    titles.set(key, role.id)
  }
  await payload.create({
    collection: 'roles',
    ...asProgram,
    data: { name: 'Bénévole', description: 'Donne de son temps aux animaux du refuge.' },
  })
  return titles
}

/** Portraits of the members who are shown, in the shelter's library; the last one has none. */
export async function addTeamPhotos(payload: Payload, shelter: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    ...asProgram,
    pagination: false,
    sort: 'createdAt',
    where: {
      and: [
        { 'memberships.shelter': { equals: shelter } },
        { 'memberships.showOnSite': { equals: true } },
      ],
    },
  })
  for (const [index, { id, name, memberships }] of docs.slice(0, -1).entries()) {
    const photo = await addPicture(payload, shelter, {
      svg: drawPortrait({ seed: index + 3, hair: name === 'Karim Benali' ? 'SHORT' : 'LONG' }),
      title: name,
      alt: `Portrait de ${name}`,
    })
    await payload.update({
      collection: 'users',
      id,
      ...asProgram,
      data: {
        memberships: memberships?.map((row) => (row.shelter === shelter ? { ...row, photo } : row)),
      },
    })
  }
}
