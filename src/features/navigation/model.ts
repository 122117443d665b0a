import { FAVOURITES_LINK } from './favourites-link.model'

/** Names of the drawings of the frame (components/NavigationIcon). */
export type NavigationIconName =
  | 'paw'
  | 'house'
  | 'join'
  | 'steps'
  | 'person'
  | 'hands'
  | 'lost'
  | 'found'
  | 'abuse'
  | 'campaign'
  | 'volunteer'
  | 'about'
  | 'walk'
  | 'care'
  | 'emergency'
  | 'address'
  | 'trainer'
  | 'heart'

export type NavigationLink = { href: string; label: string }

export type NavigationEntry = NavigationLink & {
  /** What is behind the link, in one short sentence. */
  text: string
  icon: NavigationIconName
}

export type NavigationGroup = { id: string; label: string; entries: readonly NavigationEntry[] }

/** The three groups of the public header. Source: docs/decisions/look.md. */
export const MENU_GROUPS: readonly NavigationGroup[] = [
  {
    id: 'decouvrir',
    label: 'Découvrir et adopter',
    entries: [
      {
        href: '/animaux',
        label: 'Animaux à adopter',
        text: 'Chiens, chats et tous les autres qui attendent une famille.',
        icon: 'paw',
      },
      {
        href: '/refuges',
        label: 'Refuges et associations',
        text: 'Trouver celui qui est près de chez vous, ses horaires, son téléphone.',
        icon: 'house',
      },
      {
        href: '/guide/adoption',
        label: 'Comment adopter',
        text: 'Les étapes, les papiers et les sept jours de réflexion.',
        icon: 'steps',
      },
      {
        href: '/refuges/rejoindre-plateforme',
        label: 'Rejoindre la plateforme',
        text: 'Vous faites vivre un refuge : ouvrez son site ici.',
        icon: 'join',
      },
      {
        href: '/inscription',
        label: 'À quoi sert un compte',
        text: 'Ce qu’il apportera, et tout ce qui se fait déjà sans.',
        icon: 'person',
      },
    ],
  },
  {
    id: 'soutenir',
    label: 'Soutenir et agir',
    entries: [
      {
        href: '/agir',
        label: 'Toutes les façons d’aider',
        text: 'Avec un peu de temps, un peu d’argent ou un appel.',
        icon: 'hands',
      },
      {
        href: '/animaux-perdus',
        label: 'Animaux perdus',
        text: 'Le vôtre a disparu : qui prévenir, dans quel ordre.',
        icon: 'lost',
      },
      {
        href: '/animaux-trouves',
        label: 'Animaux trouvés',
        text: 'Un animal seul : que faire, et qui le cherche peut-être.',
        icon: 'found',
      },
      {
        href: '/agir/maltraitance',
        label: 'Signaler une maltraitance',
        text: 'Les numéros à appeler et ce qu’il faut leur dire.',
        icon: 'abuse',
      },
      {
        href: '/agir/campagnes',
        label: 'Collectes et campagnes',
        text: 'Ce que les refuges cherchent à financer.',
        icon: 'campaign',
      },
      {
        href: '/agir/devenir-benevole',
        label: 'Devenir bénévole',
        text: 'Promener, accueillir, réparer, écrire : chacun sa place.',
        icon: 'volunteer',
      },
      {
        href: '/a-propos',
        label: 'À propos',
        text: 'Qui fait Patte Blanche, et pourquoi elle est libre.',
        icon: 'about',
      },
    ],
  },
  {
    id: 'services',
    label: 'Services et activités',
    entries: [
      {
        href: '/promenades',
        label: 'Promenades',
        text: 'Des balades avec son chien, et la règle pour lui.',
        icon: 'walk',
      },
      {
        href: '/soins',
        label: 'Centres de soin',
        text: 'Vétérinaires, dispensaires et soins à petit budget.',
        icon: 'care',
      },
    ],
  },
]

/** The way to give, in sight in the header and in the panel of a phone. */
export const GIVE_LINK: NavigationLink = { href: '/refuges?accepts=DONATIONS', label: 'Donner' }

/** Animals that one can help from afar. */
export const SPONSOR_LINK: NavigationLink = {
  href: '/animaux?canBeSponsored=true',
  label: 'Parrainer un animal',
}

/** The ways to help with money, where links are listed. */
export const GIVING_LINKS: readonly NavigationLink[] = [
  { ...GIVE_LINK, label: 'Donner à un refuge' },
  SPONSOR_LINK,
]

/** The strip of quick reports. Source: docs/decisions/look.md. */
export const QUICK_REPORTS: ReadonlyArray<NavigationLink & { icon: NavigationIconName }> = [
  { href: '/agir/maltraitance', label: 'Maltraitance', icon: 'abuse' },
  { href: '/animaux-perdus', label: 'Animal perdu', icon: 'lost' },
  { href: '/animaux-trouves', label: 'Animal trouvé', icon: 'found' },
  { href: '/guide/soins', label: 'Soins d’urgence', icon: 'emergency' },
]

/** « En un clic »: good addresses, walks, educators, care centres. Source: docs/decisions/look.md. */
export const QUICK_ACCESS: readonly NavigationEntry[] = [
  {
    href: '/bonnes-adresses',
    label: 'Bonnes adresses',
    text: 'Hôtels, cafés, gardes : les questions à poser.',
    icon: 'address',
  },
  {
    href: '/promenades',
    label: 'Promenades',
    text: 'Des balades avec son chien, et la règle pour lui.',
    icon: 'walk',
  },
  {
    href: '/educateurs',
    label: 'Éducateurs',
    text: 'Bien choisir la personne qui vous aidera.',
    icon: 'trainer',
  },
  {
    href: '/soins',
    label: 'Centres de soin',
    text: 'Vétérinaires, dispensaires, faune sauvage.',
    icon: 'care',
  },
]

/** Columns of the footer. */
export const FOOTER_COLUMNS: ReadonlyArray<{ title: string; links: readonly NavigationLink[] }> = [
  {
    title: 'Adopter',
    links: [
      { href: '/animaux', label: 'Animaux à adopter' },
      { href: '/refuges', label: 'Refuges et associations' },
      { href: '/guide/adoption', label: 'Adopter, pas à pas' },
      { href: '/wall', label: 'Le mur\u00a0: des nouvelles d’eux' },
      FAVOURITES_LINK,
    ],
  },
  {
    title: 'Agir',
    links: [
      ...GIVING_LINKS,
      { href: '/dons-en-nature', label: 'Dons en nature' },
      { href: '/agir/maltraitance', label: 'Signaler une maltraitance' },
      { href: '/agir/animaux-perdus-trouves', label: 'Animaux perdus et trouvés' },
      { href: '/agir/devenir-benevole', label: 'Devenir bénévole' },
      { href: '/guide/soins', label: 'Soins d’urgence' },
    ],
  },
  {
    title: 'Patte Blanche',
    links: [
      { href: '/a-propos', label: 'À propos' },
      { href: '/contact', label: 'Contact' },
      { href: '/faq', label: 'Questions fréquentes' },
      { href: '/support', label: 'Aide' },
    ],
  },
]

/** The last line of the footer. */
export const LEGAL_LINKS: readonly NavigationLink[] = [
  { href: '/mentions-legales', label: 'Mentions légales' },
  { href: '/confidentialite', label: 'Confidentialité' },
  { href: '/cgu', label: 'Conditions d’utilisation' },
  { href: '/accessibilite', label: 'Accessibilité' },
  { href: '/plan-du-site', label: 'Plan du site' },
  { href: '/developpeurs', label: 'Développeurs' },
]
