import type { Payload } from 'payload'

import { drawLogo, drawShelterPhoto, type ShelterScene } from './illustrations/index'
import { asProgram, inTurns } from './load'
import type { Pictures } from './page-parts'
import type { PictureBook } from './picture-book'

type Scene = { scene: ShelterScene; title: string; alt: string; description?: string }

const SCENES: Array<Scene & { key: keyof Pictures }> = [
  {
    key: 'building',
    scene: 'BUILDING',
    title: 'Le refuge',
    alt: 'La maison du refuge au milieu des prés',
    description: 'La maison d’accueil, un matin d’été.',
  },
  {
    key: 'park',
    scene: 'PARK',
    title: 'Le parc',
    alt: 'Des chiens dans le parc du refuge',
    description: 'Le parc de détente, ouvert chaque jour aux chiens.',
  },
  {
    key: 'room',
    scene: 'CAT_ROOM',
    title: 'La chatterie',
    alt: 'Des chats sur les étagères de la chatterie',
  },
]

/** For a gallery: the same places at other hours. */
const MORE_SCENES: Scene[] = [
  {
    scene: 'BUILDING',
    title: 'Le refuge le soir',
    alt: 'La maison du refuge au soleil couchant, deux chiens dans la cour',
    description: 'L’heure du dernier tour de garde.',
  },
  {
    scene: 'PARK',
    title: 'La récréation',
    alt: 'Deux chiens assis dans le parc, un troisième près du cerceau',
    description: 'La récréation : balle, cerceau et sieste.',
  },
  {
    scene: 'CAT_ROOM',
    title: 'La sieste',
    alt: 'Des chats dorment sur les étagères et dans un panier',
  },
  {
    scene: 'WALK',
    title: 'La promenade',
    alt: 'Deux bénévoles et leurs chiens sur le chemin du refuge',
    description: 'Le tour du matin avec les bénévoles.',
  },
]

/** For a shelter of farm animals. */
const FARM_SCENE: Scene = {
  scene: 'FARMYARD',
  title: 'La ferme',
  alt: 'Les animaux de la ferme devant la grange',
  description: 'La cour de la ferme, entre deux repas.',
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[A-ZÉ]/.test(word))
    .map((word) => word[0])
    .slice(-2)
    .join('')

/** The buildings of so many shelters look different; the next ones look like one of them. */
const VIEWS = 5

const viewOf = (seed: number): number => ((seed - 1) % VIEWS) + 1

/** Draws the logo and the views of a shelter, and puts them on its card. */
export async function addShelterPictures(
  payload: Payload,
  book: PictureBook,
  shelter: {
    id: string
    name: string
    color: string
    seed: number
    hasGallery: boolean
    hasFarm: boolean
  },
): Promise<Pictures> {
  const draw = (seed: number) => (each: Scene) =>
    book.add(shelter.id, {
      ...each,
      name: `${each.scene}:${seed}`,
      svg: () => drawShelterPhoto({ seed, scene: each.scene }),
    })
  const ids = await inTurns(SCENES, 2, draw(viewOf(shelter.seed)))
  const further = [
    ...(shelter.hasFarm ? [FARM_SCENE] : []),
    ...(shelter.hasGallery ? MORE_SCENES : []),
  ]
  const more = await inTurns(further, 2, draw(viewOf(shelter.seed) + 50))
  const initials = initialsOf(shelter.name)
  const logo = await book.add(shelter.id, {
    name: `LOGO:${initials}:${shelter.color}`,
    svg: () => drawLogo({ initials, color: shelter.color }),
    title: 'Logo',
    alt: `Logo de ${shelter.name}`,
  })
  await payload.update({
    collection: 'shelters',
    id: shelter.id,
    ...asProgram,
    data: {
      logo,
      photos: shelter.hasFarm
        ? [...ids.slice(0, 1), ...more]
        : [...ids.slice(0, 1), ...more, ...ids.slice(1)],
    },
  })
  const pictures = Object.fromEntries(SCENES.map(({ key }, at) => [key, ids[at]])) as Pictures
  return { ...pictures, farm: shelter.hasFarm ? more[0] : undefined }
}
