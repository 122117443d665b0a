import type { Role } from '@/platform/access/model'

import { createRandom, type Random } from './illustrations/prng'
import type { PersonSeed } from './people'
import type { ShelterSeed } from './shelters/types'

const FIRST_NAMES = {
  F: 'Anne Béatrice Chloé Delphine Élise Fatou Gwenaëlle Inès Joëlle Karine Laure Maëlle Nora Odile Pauline Rachida Sandrine Tiphaine Valérie Yasmine Louise Agnès Marion Solène'.split(
    ' ',
  ),
  M: 'Antoine Bruno Cédric Damien Étienne Farid Gilles Hugo Ismaël Jean-Marc Kévin Loïc Mathieu Nicolas Olivier Pascal Quentin René Stéphane Tanguy Vincent Yannick Youssef Rémi'.split(
    ' ',
  ),
}

const LAST_NAMES =
  'Aubert Bazin Carpentier Delmas Escudier Fontaine Garnier Hamon Imbert Jaouen Kervella Lacaze Marchand Nogaret Ollivier Pelletier Quéré Rousselot Sarrazin Tessier Urvoy Vasseur Weber Zimmermann Amrani Bouvier Costa Dubreuil Ferreira Gauthier Hoarau Joubert Lemoine Moulin Perrin Rivière Schmitt Traoré Vidal Morvan Colonna Bonnefoy Chauvin Daumas Lefort Mallet Noël Prévost'.split(
    ' ',
  )

type Post = { role: Role; titles: { F: string; M: string } | null }

/** An ADMIN, then whoever there is; a volunteer shows no title. */
const POSTS: readonly Post[] = [
  { role: 'ADMIN', titles: { F: 'Présidente', M: 'Président' } },
  { role: 'MODERATOR', titles: { F: 'Responsable des adoptions', M: 'Responsable des adoptions' } },
  { role: 'EDITOR', titles: { F: 'Soigneuse', M: 'Soigneur' } },
  { role: 'VOLUNTEER', titles: null },
]

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z-]/g, '')
    .toLowerCase()

/** Two to four people for each shelter, always the same; every name and e-mail once. */
export function teamsOf(shelters: readonly ShelterSeed[]): PersonSeed[] {
  const rng = createRandom('teams')
  const names = rng.shuffle(LAST_NAMES.flatMap((last) => [`F ${last}`, `M ${last}`]))
  const taken = new Set<string>()
  return shelters.flatMap((shelter) =>
    POSTS.slice(0, rng.int(2, 4)).map((post) =>
      personOf(shelter, post, names.pop() as string, taken, rng),
    ),
  )
}

function personOf(
  { slug, place }: ShelterSeed,
  { role, titles }: Post,
  drawn: string,
  taken: Set<string>,
  rng: Random,
): PersonSeed {
  const [sex, last] = drawn.split(' ') as ['F' | 'M', string]
  const free = FIRST_NAMES[sex].filter((first) => !taken.has(first))
  const first = rng.pick(free.length ? free : FIRST_NAMES[sex])
  taken.add(first)
  return {
    email: `${plain(first)}.${plain(last)}@exemple.fr`,
    name: `${first} ${last}`,
    memberships: [{ shelter: slug, role, ...(titles ? { publicTitle: titles[sex] } : {}) }],
    hair: sex === 'M' ? 'SHORT' : 'LONG',
    place,
  }
}
