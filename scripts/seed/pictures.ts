import type { Payload } from 'payload'

import { drawLogo, drawShelterPhoto, type ShelterScene } from './illustrations/index'
import { addPicture, asProgram, inTurns } from './load'
import type { Pictures } from './page-parts'

const SCENES: Array<{ key: keyof Pictures; scene: ShelterScene; title: string; alt: string }> = [
  {
    key: 'building',
    scene: 'BUILDING',
    title: 'Le refuge',
    alt: 'La maison du refuge au milieu des prés',
  },
  { key: 'park', scene: 'PARK', title: 'Le parc', alt: 'Des chiens dans le parc du refuge' },
  {
    key: 'room',
    scene: 'CAT_ROOM',
    title: 'La chatterie',
    alt: 'Des chats sur les étagères de la chatterie',
  },
]

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[A-ZÉ]/.test(word))
    .map((word) => word[0])
    .slice(-2)
    .join('')

/** Draws the logo and the views of a shelter, and puts them on its card. */
export async function addShelterPictures(
  payload: Payload,
  shelter: { id: string; name: string; color: string; seed: number },
): Promise<Pictures> {
  const ids = await inTurns(SCENES, 2, ({ scene, title, alt }) =>
    addPicture(payload, shelter.id, {
      svg: drawShelterPhoto({ seed: shelter.seed, scene }),
      title,
      alt,
    }),
  )
  const logo = await addPicture(payload, shelter.id, {
    svg: drawLogo({ initials: initialsOf(shelter.name), color: shelter.color }),
    title: 'Logo',
    alt: `Logo de ${shelter.name}`,
  })
  await payload.update({
    collection: 'shelters',
    id: shelter.id,
    ...asProgram,
    data: { logo, photos: ids },
  })
  return Object.fromEntries(SCENES.map(({ key }, at) => [key, ids[at]])) as Pictures
}
