import type { Payload } from 'payload'

import { drawPortrait } from './illustrations/index'
import { asProgram } from './load'
import type { PersonSeed } from './people'
import type { PictureBook } from './picture-book'
import { of } from './wording/grammar'

const WHAT_THEY_DO: Record<string, string> = {
  Présidente: 'Répond de l’association et coordonne la vie du refuge.',
  'Responsable des adoptions': 'Accompagne les familles, de la première visite aux nouvelles.',
  Communication: 'Raconte nos animaux, ici et sur les réseaux.',
  Président: 'Répond de l’association et coordonne la vie du refuge.',
  Soigneuse: 'Nourrit, soigne et observe : elle connaît chaque animal par son nom.',
  Soigneur: 'Nourrit, soigne et observe : il connaît chaque animal par son nom.',
}

/** The titles of the teams; answers their ids by `{shelter slug}/{title}`. */
export async function addTitles(
  payload: Payload,
  shelters: Map<string, string>,
  people: readonly PersonSeed[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const { shelter, publicTitle } of people.flatMap(({ memberships }) => memberships)) {
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

/** Different portraits; with more people, they come back. */
const FACES = 7

/** Portraits of the members who are shown, in the shelter's library; the last one has none. */
export async function addTeamPhotos(
  payload: Payload,
  book: PictureBook,
  shelter: string,
  { people, shift }: { people: readonly PersonSeed[]; shift: number },
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    ...asProgram,
    pagination: false,
    where: {
      and: [
        { 'memberships.shelter': { equals: shelter } },
        { 'memberships.showOnSite': { equals: true } },
      ],
    },
  })
  const rank = new Map(people.map(({ email }, index) => [email, index]))
  const shown = docs.sort((a, b) => (rank.get(a.email) ?? 0) - (rank.get(b.email) ?? 0))
  for (const [index, { id, email, name, memberships }] of shown.slice(0, -1).entries()) {
    const hair = people[rank.get(email) ?? 0]?.hair ?? 'LONG'
    const seed = ((index + shift) % FACES) + 3
    const photo = await book.add(shelter, {
      name: `PORTRAIT:${hair}:${seed}`,
      svg: () => drawPortrait({ seed, hair }),
      title: name,
      alt: `Portrait ${of(name)}`,
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
