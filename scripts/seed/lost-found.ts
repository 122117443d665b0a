import fs from 'node:fs/promises'
import path from 'node:path'

import { createLocalReq, type Payload } from 'payload'

import { addPhoto } from '@/features/lost-found/commands/photos'
import { newLife } from '@/features/lost-found/commands/publish'
import { ownToken } from '@/features/lost-found/links'
import { matchNow } from '@/features/lost-found/match/command'
import { placeOf } from '@/features/lost-found/place'
import { addDays, parisDay } from '@/platform/time/model'

import { asProgram } from './load'
import { DESK_REPORTS, lookAfter, type Told } from './lost-found-desk'
import { addSightings } from './lost-found-seen'

/** Reports of the demonstration; the first two are one cat, lost and found. */
const REPORTS: readonly Told[] = [
  {
    kind: 'LOST',
    species: 'CAT',
    ago: 3,
    near: 'Loches (37)',
    placeWords: 'derrière la gare',
    name: 'Filou',
    sex: 'MALE',
    coat: 'GINGER',
    coat2: 'WHITE',
    size: 'MEDIUM',
    age: 'ADULT',
    marks: 'bout de la queue blanc, petite entaille à l’oreille gauche',
    chip: 'READ',
    contactName: 'Claire',
    text: 'Sorti par la fenêtre dans la soirée. Il est craintif, mais vient au bruit de ses croquettes. Ne le poursuivez pas\u00a0: écrivez-nous.',
    secretDetail: 'Une griffe noire à la patte arrière droite',
    drawing: 'cat-ginger-white-123753-bust-dots.webp',
  },
  {
    kind: 'FOUND',
    species: 'CAT',
    ago: 1,
    near: 'Loches (37)',
    placeWords: 'rue des Jeux, près du terrain de boules',
    sex: 'MALE',
    coat: 'GINGER',
    coat2: 'WHITE',
    size: 'MEDIUM',
    age: 'ADULT',
    marks: 'petite entaille à l’oreille gauche',
    whereabouts: 'SEEN',
    contactName: 'Yvon',
    text: 'Il dort dans notre abri de jardin depuis hier. Il mange, mais ne se laisse pas prendre.',
    drawing: 'cat-ginger-white-123753-sitting-sun.webp',
  },
  {
    kind: 'LOST',
    species: 'DOG',
    ago: 6,
    near: 'Tours (37)',
    placeWords: 'parc de la Gloriette',
    name: 'Nouka',
    sex: 'FEMALE',
    coat: 'BLACK',
    size: 'LARGE',
    age: 'YOUNG',
    collar: 'Collier rouge, sans médaille',
    chip: 'READ',
    hasReward: true,
    contactName: 'Samir',
    drawing: 'dog-labrador-black-429561-bust-dots-young.webp',
    text: 'Elle a eu peur d’un feu d’artifice et s’est sauvée en laisse. Très douce, elle suit facilement les autres chiens.',
  },
  {
    kind: 'LOST',
    species: 'TURTLE',
    ago: 12,
    near: 'Vouvray (37)',
    name: 'Gertrude',
    contactName: 'Odile',
    text: 'Tortue de terre, la taille d’une assiette à dessert. Elle a creusé sous le grillage.',
  },
  {
    kind: 'FOUND',
    species: 'DOG',
    ago: 2,
    near: 'Rennes (35)',
    placeWords: 'le long du canal',
    sex: 'MALE',
    coat: 'CREAM',
    size: 'SMALL',
    age: 'SENIOR',
    whereabouts: 'KEPT',
    chip: 'NONE',
    contactName: 'Maëlle',
    drawing: 'dog-hound-fawn-48396-bust-window-old.webp',
    text: 'Un petit vieux très gentil, un peu sourd. Ni puce ni tatouage.',
  },
  {
    kind: 'FOUND',
    species: 'BIRD',
    ago: 4,
    near: 'Nantes (44)',
    coat: 'YELLOW',
    whereabouts: 'KEPT',
    contactName: 'Ibrahim',
    drawing: 'bird-parakeet-yellow-150766-bust-dots.webp',
    text: 'Une perruche jaune est entrée par la fenêtre. Elle dit quelques mots\u00a0: dites-nous lesquels.',
  },
  {
    kind: 'LOST',
    species: 'CAT',
    ago: 20,
    near: 'Rennes (35)',
    placeWords: 'quartier Sainte-Thérèse',
    name: 'Plume',
    sex: 'FEMALE',
    coat: 'BLACK',
    size: 'SMALL',
    age: 'SENIOR',
    chip: 'READ',
    contactName: 'Solène',
    text: 'Elle a 16 ans et prend un traitement. Elle ne sort jamais\u00a0: elle est sûrement cachée tout près.',
    drawing: 'cat-black-971181-bust-leaves-old.webp',
  },
  {
    kind: 'LOST',
    species: 'RABBIT',
    ago: 9,
    near: 'Le Mans (72)',
    name: 'Biscotte',
    coat: 'BROWN',
    contactName: 'Hugo',
    text: 'Lapine naine, une oreille tombante. Elle a passé sous la haie des voisins.',
  },
  {
    kind: 'FOUND',
    species: 'CAT',
    ago: 15,
    near: 'Angers (49)',
    sex: 'FEMALE',
    coat: 'TRICOLOUR',
    whereabouts: 'HANDED',
    chip: 'NONE',
    contactName: 'Béatrice',
    text: 'Confiée au cabinet vétérinaire. Très maigre, mais câline.',
    drawing: 'cat-calico-535631-sitting-window.webp',
  },
  {
    kind: 'LOST',
    species: 'DOG',
    ago: 40,
    near: 'Vannes (56)',
    name: 'Ouragan',
    sex: 'MALE',
    coat: 'WHITE',
    coat2: 'BROWN',
    size: 'MEDIUM',
    status: 'RETURNED',
    endWords:
      'Il était à six kilomètres, chez une dame qui avait vu l’affiche. Merci à tous\u00a0!',
    contactName: 'Loïc',
    drawing: 'dog-spaniel-white-brown-803172-bust-sun.webp',
  },
]

/** Reports of a small database: what the tests need. */
const SMALL = 4

const DAY_MS = 86_400_000
const FOLDER = path.join(import.meta.dirname, 'drawings')

/** Writes the lost and found animals of the demonstration, and what resembles what. */
export async function addLostFound(payload: Payload, size: 'small' | 'whole'): Promise<number> {
  const told =
    size === 'small'
      ? [...REPORTS.slice(0, SMALL), ...DESK_REPORTS.slice(0, 1)]
      : [...REPORTS, ...DESK_REPORTS]
  const ids: string[] = []
  for (const [rank, each] of told.entries()) {
    const { ago, near, drawing, placeWords = null, flags: _, takenAgo: __, ...report } = each
    const at = Date.now() - ago * DAY_MS
    const created = await payload.create({
      collection: 'lost-found-reports',
      ...asProgram,
      data: {
        sex: 'UNKNOWN',
        chip: 'UNKNOWN',
        contactName: 'Camille',
        ...report,
        ...placeOf({ near, placeWords, lat: null, lng: null }),
        status: 'OPEN',
        email: `avis${rank + 1}@exemple.fr`,
        day: addDays(parisDay(new Date()), -ago),
        confirmedAt: new Date(at).toISOString(),
        ...newLife(at),
      },
    })
    const req = await createLocalReq({}, payload)
    const bytes = drawing && (await fs.readFile(path.join(FOLDER, drawing)).catch(() => null))
    if (bytes)
      await addPhoto(req, ownToken(created), created, { name: drawing, type: 'image/webp', bytes })
    const { status, endWords } = report
    if (status) {
      await payload.update({
        collection: 'lost-found-reports',
        id: created.id,
        ...asProgram,
        data: { status, endWords, endedAt: new Date(at + DAY_MS).toISOString() },
      })
    } else ids.push(created.id)
    if (rank === 0) await addSightings(payload, created.id)
    await lookAfter(payload, created.id, each)
  }
  for (const id of ids) await matchNow(await createLocalReq({}, payload), id)
  return told.length
}
