import type { Payload } from 'payload'

import { drawLogo, drawShelterPhoto, type ShelterPicture } from './illustrations/index'
import { asProgram, inTurns } from './load'
import type { Pictures } from './page-parts'
import type { PictureBook } from './picture-book'
import type { PageModel } from './shelters/types'

type Scene = Pick<ShelterPicture, 'scene' | 'guests'> & {
  title: string
  alt: string
  description?: string
  /** Another view of a place that is already shown. */
  again?: true
}

type Views = Readonly<Record<keyof Pictures, Scene>>

const REFUGE: Views = {
  building: {
    scene: 'BUILDING',
    title: 'Le refuge',
    alt: 'La maison du refuge au milieu des prés',
    description: 'La maison d’accueil, un matin d’été.',
  },
  park: {
    scene: 'PARK',
    title: 'Le parc',
    alt: 'Des chiens dans le parc du refuge',
    description: 'Le parc de détente, ouvert chaque jour aux chiens.',
  },
  room: {
    scene: 'CAT_ROOM',
    title: 'La chatterie',
    alt: 'Des chats sur les étagères de la chatterie',
  },
}

/** The places of a shelter, with the animals that it receives and no others. */
export const VIEWS_OF: Readonly<Record<PageModel, Views>> = {
  REFUGE,
  POUND: REFUGE,
  CATS: {
    building: {
      scene: 'BUILDING',
      guests: 'CATS',
      title: 'La maison',
      alt: 'La maison de l’association, trois chats dans la cour',
    },
    park: {
      scene: 'CAT_ROOM',
      title: 'L’heure de la sieste',
      alt: 'Des chats installés devant la fenêtre, au soleil',
      again: true,
    },
    room: REFUGE.room,
  },
  FARM: {
    building: {
      scene: 'BUILDING',
      guests: 'FARM',
      title: 'La maison de la ferme',
      alt: 'La maison de la ferme, une chèvre et un mouton dans la cour',
    },
    park: {
      scene: 'FARMYARD',
      title: 'La ferme',
      alt: 'Les animaux de la ferme devant la grange',
      description: 'La cour de la ferme, entre deux repas.',
    },
    room: {
      scene: 'FARMYARD',
      title: 'Le pré',
      alt: 'Un mouton, un cochon et des poules dans le pré',
      again: true,
    },
  },
  SMALL_PETS: {
    building: {
      scene: 'BUILDING',
      guests: 'SMALL',
      title: 'La maison',
      alt: 'La maison de l’association, deux lapins dans le jardin',
    },
    park: {
      scene: 'PARK',
      guests: 'SMALL',
      title: 'Le jardin',
      alt: 'Des lapins et un cochon d’Inde dans le jardin',
    },
    room: {
      scene: 'PARK',
      guests: 'SMALL',
      title: 'La récréation',
      alt: 'Un lapin et un cochon d’Inde sortis se dégourdir les pattes',
      again: true,
    },
  },
}

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

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[A-ZÉ]/.test(word))
    .map((word) => word[0])
    .slice(-2)
    .join('')

/** Rooms and parks look different from one shelter to the next; a fifth looks like the first. */
const VIEWS = 4

/** Houses, which stand on every card of a shelter, come back later. */
const HOUSES = 8

/** Further views are other drawings of the same places. */
const AGAIN = 50

const viewOf = ({ scene, again }: Scene, seed: number): number =>
  ((seed - 1) % (scene === 'BUILDING' ? HOUSES : VIEWS)) + 1 + (again ? AGAIN : 0)

/** Draws the logo and the views of a shelter, and puts them on its card. */
export async function addShelterPictures(
  payload: Payload,
  book: PictureBook,
  shelter: {
    id: string
    name: string
    color: string
    seed: number
    model?: PageModel
    hasGallery: boolean
  },
): Promise<Pictures> {
  const draw = (each: Scene) => {
    const seed = viewOf(each, shelter.seed)
    return book.add(shelter.id, {
      ...each,
      name: `${each.scene}:${each.guests ?? ''}:${seed}`,
      svg: () => drawShelterPhoto({ seed, scene: each.scene, guests: each.guests }),
    })
  }
  const views = VIEWS_OF[shelter.model ?? 'REFUGE']
  const ids = await inTurns([views.building, views.park, views.room], 2, draw)
  const further = shelter.hasGallery ? MORE_SCENES : []
  const more = await inTurns(
    further.map((each): Scene => ({ ...each, again: true })),
    2,
    draw,
  )
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
    data: { logo, photos: [...ids.slice(0, 1), ...more, ...ids.slice(1)] },
  })
  const [building = '', park = '', room = ''] = ids
  return { building, park, room }
}
