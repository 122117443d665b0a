import { createRandom } from './illustrations/prng'
import type { EventDay } from './event-day'
import type { Pictures } from './page-parts'
import type { PageModel, ShelterSeed } from './shelters/types'
import { typography } from './wording/grammar'

/** An article of a shelter, as `addNews` writes it. Days are counted from today. */
export type Article = {
  title: string
  excerpt?: string
  content: string
  /** When it was published, in days before today; absent for a draft. */
  ago?: number
  /** When it will be, in days from today. */
  plannedIn?: number
  isArchived?: boolean
  picture?: keyof Pictures
  images?: Array<keyof Pictures>
  isPinned?: boolean
  tags?: string[]
  /** With hours of Paris. */
  event?: { in: number; on?: EventDay; from: string; to: string; place: string }
}

type Write = (shelter: ShelterSeed) => Omit<Article, 'ago' | 'plannedIn'>

const here = ({ place, isPhysical }: ShelterSeed) =>
  isPhysical === false ? `Salle municipale, ${place.city}` : `Au refuge, à ${place.city}`

const ANY: readonly Write[] = [
  (shelter) => ({
    title: 'Portes ouvertes : la date est fixée',
    excerpt: 'Visite, rencontres et goûter : une journée pour voir l’envers du décor.',
    content: `<p>${shelter.name} ouvre ses portes pour une journée. Vous verrez où dorment les animaux, ce qu’ils mangent, et qui s’occupe d’eux.</p><ul><li>Matin : visite par petits groupes</li><li>Midi : repas partagé, chacun apporte un plat</li><li>Après-midi : rencontres et conseils</li></ul><p>Entrée libre. Les enfants sont les bienvenus.</p>`,
    picture: 'building',
    tags: ['rencontres'],
    event: { in: 13, on: 'SATURDAY', from: '10:00', to: '17:00', place: here(shelter) },
  }),
  (shelter) => ({
    title: 'Collecte : nous manquons de couvertures',
    excerpt: 'Le froid arrive, et les étagères sont vides.',
    content: `<p>Draps, plaids et serviettes : tout ce qui tient chaud et passe en machine nous sert. Vous pouvez déposer vos sacs aux heures d’ouverture, ou chez trois commerçants de ${shelter.place.city} qui jouent le jeu.</p><p>Merci de ne pas apporter de couettes en plumes : les animaux adorent les ouvrir.</p>`,
    picture: 'room',
    tags: ['collecte'],
  }),
  (shelter) => ({
    title: 'Une salle d’attente qui n’attend plus',
    content: `<p>Les travaux de l’accueil sont finis. Il y a désormais deux entrées, une pour ceux qui viennent avec un chien, une pour ceux qui viennent avec un chat : moins de stress, et des premières rencontres plus calmes.</p><p>Merci aux bénévoles qui ont peint pendant quatre week-ends, et à la commune de ${shelter.place.city} pour les matériaux.</p>`,
    picture: 'building',
    tags: ['travaux'],
  }),
  () => ({
    title: 'Ils ont trouvé leur famille ce mois-ci',
    excerpt: 'Onze départs, dont trois que l’on n’espérait plus.',
    content:
      '<p>Onze animaux ont quitté la maison ce mois-ci. Parmi eux, trois anciens : ils dorment maintenant sur un canapé, et leurs adoptants nous envoient des photos floues, comme il se doit.</p><blockquote>« Il a choisi le fauteuil de mon mari. Mon mari a compris. »</blockquote><p>À ceux qui attendent encore : vous êtes les prochains.</p>',
    picture: 'park',
    tags: ['adoptions'],
  }),
  (shelter) => ({
    title: 'Bénévoles : réunion d’accueil',
    excerpt: 'Une heure pour comprendre comment aider, et décider si l’on en a envie.',
    content: `<p>Promener, brosser, nettoyer, conduire, réparer, photographier : il y a autant de façons d’aider que de bénévoles. Cette réunion présente l’équipe de ${shelter.name}, les règles de sécurité et le planning.</p><p>Aucun engagement n’est demandé le premier jour.</p>`,
    tags: ['bénévolat'],
    event: { in: 9, from: '18:30', to: '20:00', place: here(shelter) },
  }),
  () => ({
    title: 'Fêtes de fin d’année : un animal n’est pas une surprise',
    content:
      '<p>Chaque année, on nous demande un chaton « pour le mettre sous le sapin ». Nous répondons non, et nous proposons autre chose : venir en famille, choisir ensemble, et repartir en janvier.</p><p>La loi laisse sept jours pour réfléchir. Pendant les fêtes, prenez-en quatorze.</p>',
    picture: 'room',
    tags: ['conseils'],
  }),
]

const OWN: Readonly<Record<PageModel, readonly Write[]>> = {
  REFUGE: [
    (shelter) => ({
      title: 'Promenade commune du dimanche',
      excerpt: 'Chiens du refuge et anciens pensionnaires, au même pas.',
      content: `<p>Rendez-vous pour une promenade de deux heures autour de ${shelter.place.city}. Les chiens restent en laisse, à bonne distance ; une éducatrice nous accompagne.</p><p>Vous n’avez pas de chien ? Nous vous en prêtons un.</p>`,
      picture: 'park',
      tags: ['promenade'],
      event: { in: 12, on: 'SUNDAY', from: '09:30', to: '11:30', place: here(shelter) },
    }),
  ],
  CATS: [
    () => ({
      title: 'La saison des chatons est finie, celle des adultes commence',
      content:
        '<p>Ils étaient quarante-trois, il en reste six. Les adultes, eux, ont attendu leur tour sans rien dire. Leur caractère est connu, ils sont stérilisés, et aucun ne grimpe aux rideaux. Enfin, presque aucun.</p>',
      picture: 'room',
      tags: ['adoptions'],
    }),
  ],
  POUND: [
    (shelter) => ({
      title: 'Journée d’identification',
      excerpt: 'Un animal identifié sur deux rentre chez lui le jour même.',
      content: `<p>Un vétérinaire sera présent pour identifier les chiens, les chats et les furets, sur inscription. Venez avec l’animal en laisse ou en caisse, et son carnet de santé.</p><p>La mairie de ${shelter.place.city} prend en charge une partie des frais pour ses habitants.</p>`,
      picture: 'building',
      tags: ['identification'],
      event: { in: 25, from: '09:00', to: '16:00', place: here(shelter) },
    }),
  ],
  FARM: [
    (shelter) => ({
      title: 'Premier dimanche : on cure, on nourrit, on goûte',
      excerpt: 'Venez donner le foin et repartez couverts de paille.',
      content:
        '<p>Comme chaque premier dimanche du mois, la ferme ouvre ses barrières. On commence par les box, on continue par la soupe, on finit par les cochons, qui s’occupent des restes de légumes.</p><p>Prévoyez des bottes et des vêtements qui n’ont plus rien à craindre.</p>',
      picture: 'farm',
      tags: ['ferme ouverte'],
      event: { in: 1, on: 'FIRST_SUNDAY', from: '14:00', to: '18:00', place: here(shelter) },
    }),
  ],
  SMALL_PETS: [
    (shelter) => ({
      title: 'Atelier : construire un parc pour lapins',
      excerpt: 'Deux heures, une visseuse, et un lapin heureux.',
      content: `<p>Nous fournissons le plan et le bois, vous apportez l’envie. À la fin, chacun repart avec un parc démontable de quatre mètres carrés, et ${shelter.name} avec un bénévole de plus, parfois.</p>`,
      picture: 'building',
      tags: ['atelier'],
      event: { in: 16, from: '14:00', to: '16:00', place: here(shelter) },
    }),
  ],
}

/** Up to three articles of a shelter that has none of its own; some also prepare or keep one. */
export function articlesOf(shelter: ShelterSeed, rank: number): Article[] {
  if (!shelter.pages) return []
  const rng = createRandom(`articles:${shelter.slug}`)
  const chosen = [...OWN[shelter.pages], ...rng.shuffle(ANY)].slice(0, rng.int(1, 3))
  const published = chosen.map((write, at) => ({
    ...write(shelter),
    ago: 2 + at * 23 + rng.int(0, 15),
  }))
  const [spare] = rng.shuffle(ANY).filter((write) => !chosen.includes(write))
  const beside = spare?.(shelter)
  const extra: Article[] = !beside
    ? []
    : rank % 5 === 0
      ? [{ ...beside, plannedIn: 6 + rng.int(0, 20) }]
      : rank % 5 === 2
        ? [beside]
        : rank % 5 === 4
          ? [{ ...beside, ago: 200 + rng.int(0, 100), isArchived: true, event: undefined }]
          : []
  return [...published, ...extra].map((article) => ({
    ...article,
    title: typography(article.title),
    content: typography(article.content),
    excerpt: article.excerpt && typography(article.excerpt),
  }))
}
