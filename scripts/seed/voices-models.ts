import { createRandom } from './illustrations/prng'
import type { PageModel, ShelterSeed } from './shelters/types'
import { typography } from './wording/grammar'

export type Question = { question: string; answer: string; category?: string }
export type Voice = {
  authorName: string
  text: string
  /** How long ago, in days. */
  ago: number
  /** Tells of the shelter's first animal. */
  ofStar?: boolean
  withPhoto?: boolean
}

const ask = (question: string, answer: string, category?: string): Question => ({
  question: typography(question),
  answer: typography(answer),
  category,
})

const ANY: readonly Question[] = [
  ask(
    'Combien de temps dure une adoption ?',
    'Deux à trois semaines en général : une ou plusieurs rencontres, puis les sept jours de réflexion que la loi demande après la remise du certificat d’engagement.',
    'Adopter',
  ),
  ask(
    'Peut-on réserver un animal ?',
    'Oui, après une rencontre. La fiche porte alors la mention « Réservé » jusqu’à votre décision.',
    'Adopter',
  ),
  ask(
    'Et si cela ne se passe pas bien ?',
    'Appelez-nous dès la première inquiétude. Nous cherchons une solution avec vous, et l’animal peut toujours revenir : ce n’est jamais un échec.',
    'Après l’adoption',
  ),
  ask(
    'Faites-vous des visites à domicile ?',
    'Parfois, avec votre accord, pour les animaux qui ont besoin d’un lieu particulier. C’est un moment d’échange, pas un contrôle.',
    'Adopter',
  ),
  ask(
    'Peut-on adopter quand on est locataire ?',
    'Oui. Un bail ne peut pas interdire la présence d’un animal, sauf un chien de première catégorie. Pensez seulement à vos voisins et à vos horaires.',
    'Adopter',
  ),
  ask(
    'Comment donner des couvertures ?',
    'Déposez-les à l’accueil aux heures d’ouverture. Draps, serviettes et plaids sont les bienvenus ; les couettes en plumes, non.',
    'Nous aider',
  ),
  ask(
    'Acceptez-vous les bénévoles mineurs ?',
    'À partir de seize ans avec une autorisation, et plus jeune en famille, lors des ateliers du samedi.',
    'Nous aider',
  ),
  ask(
    'Pourquoi l’animal que j’ai vu n’est-il plus sur le site ?',
    'Il a trouvé une famille, ou il se repose chez le vétérinaire. Appelez-nous, nous vous donnerons de ses nouvelles.',
  ),
]

const OWN: Readonly<Record<PageModel, readonly Question[]>> = {
  REFUGE: [
    ask(
      'Puis-je venir avec mon chien ?',
      'Oui. Prévenez-nous en arrivant : la rencontre se fait dehors, en laisse, avec quelqu’un de l’équipe.',
      'Les visites',
    ),
    ask(
      'Faut-il prendre rendez-vous ?',
      'Non, aux heures d’ouverture. Comptez une heure.',
      'Les visites',
    ),
  ],
  CATS: [
    ask(
      'Mon balcon doit-il être fermé ?',
      'Oui, par un filet ou un grillage, avant l’arrivée du chat. Une chute ne prévient pas.',
      'Adopter',
    ),
    ask(
      'Pourquoi confier les chatons par deux ?',
      'Ils s’éduquent l’un l’autre et s’ennuient moins. Un chaton seul ira bien aussi, s’il trouve un chat sociable chez vous.',
      'Adopter',
    ),
  ],
  POUND: [
    ask(
      'Combien de temps gardez-vous un animal trouvé ?',
      'Huit jours ouvrés francs. Ensuite, il peut être confié à une association ou proposé à l’adoption.',
      'Animal perdu ou trouvé',
    ),
    ask(
      'Mon animal n’est pas identifié : puis-je le reprendre ?',
      'Oui, avec une preuve qu’il est à vous. Il sera identifié avant de partir, à vos frais : c’est la loi.',
      'Animal perdu ou trouvé',
    ),
  ],
  FARM: [
    ask(
      'Confiez-vous un cheval pour le monter ?',
      'Rarement. La plupart ont une santé qui ne le permet plus ; leurs fiches le disent.',
      'Adopter',
    ),
    ask(
      'Peut-on venir avec une classe ?',
      'Oui, le jeudi, sur réservation : vingt-cinq enfants, des bottes et un pique-nique.',
      'Les visites',
    ),
  ],
  SMALL_PETS: [
    ask(
      'Un lapin peut-il vivre en cage ?',
      'Non. Il lui faut un parc ouvert et plusieurs heures de liberté par jour, comme à un chat.',
      'Bien s’en occuper',
    ),
    ask(
      'Faut-il des papiers pour une tortue ou un serpent ?',
      'Pour beaucoup d’espèces, oui. Nous vérifions avec vous et nous remplissons le dossier ensemble.',
      'Bien s’en occuper',
    ),
  ],
}

const VOICES: ReadonlyArray<readonly [authorName: string, text: string]> = [
  [
    'Camille',
    'On nous a demandé comment nous vivions avant de nous montrer qui que ce soit. Nous avons compris pourquoi en rentrant : tout était déjà réglé.',
  ],
  [
    'Jean-Paul et Monique',
    'Trois mois pour qu’il monte sur le canapé. Depuis, il n’en descend plus.',
  ],
  [
    'Famille Rossi',
    'Les enfants ont signé un contrat avec l’équipe : pas de câlins sans permission. Ils le tiennent encore.',
  ],
  [
    'Awa',
    'J’étais venue pour un chiot. Je suis repartie avec une dame de onze ans, et je ferais le même choix.',
  ],
  ['Thierry', 'Le défaut annoncé sur la fiche existe bien. Je le savais, donc tout va bien.'],
  [
    'Lucie et Tom',
    'La bénévole a rappelé chaque dimanche pendant un mois. Nous avons fini par l’inviter à dîner.',
  ],
  ['Gérard', 'Il ne supportait personne, paraît-il. Il ronfle sur mes pieds.'],
  [
    'Mathilde',
    'Deux visites, une promenade sous la pluie, et la certitude. Merci pour votre patience.',
  ],
  [
    'Famille Nguyen',
    'Nous hésitions entre deux. Ils nous ont dit lequel, et pourquoi. Ils avaient raison.',
  ],
  [
    'Odette',
    'À mon âge, on m’a proposé d’être famille d’accueil à vie : le refuge garde le vétérinaire, moi les caresses.',
  ],
  [
    'Sébastien',
    'Il a fallu apprendre à le laisser venir. C’était la leçon la plus utile de l’année.',
  ],
  ['Inès', 'Une semaine de réflexion, c’est long quand on est sûr. C’est bien quand même.'],
  [
    'Claude et Dominique',
    'Elle a mangé un coussin, puis deux, puis plus rien. Nous étions prévenus.',
  ],
  [
    'Famille Marchetti',
    'Nous étions venus pour un autre. Il a posé la patte sur ma manche, et nous n’avons eu qu’à signer.',
  ],
  ['Rose', 'On m’a appris à lire sa queue avant de me le confier. Pas une griffure depuis.'],
  ['Julien', 'Je cherchais un compagnon de course. J’ai trouvé plus rapide que moi.'],
  [
    'Nathalie',
    'Le chat qui se cachait dort dans mon cou. Il lui a fallu un an, et j’avais le temps.',
  ],
  ['Famille Diallo', 'Accueil simple, réponses franches, café correct.'],
  [
    'Bertrand',
    'Je l’ai ramené au bout de trois semaines, honteux. Personne ne m’a fait de reproche ; on m’a présenté la bonne, depuis.',
  ],
  ['Élise et Paul', 'Ils étaient deux, nous en voulions un. Évidemment.'],
  ['Simone', 'Le téléphone répond. Ce n’est rien, et c’est beaucoup.'],
  [
    'Karim',
    'La première nuit a été dure. À deux heures du matin, j’avais un message d’encouragement.',
  ],
  ['Famille Le Gall', 'Il a grandi avec nos poules. Elles commandent.'],
  [
    'Florence',
    'Rien à redire : le carnet, les vaccins, la couverture, et le nom de sa bénévole préférée.',
  ],
  ['Arnaud', 'J’avais peur de ne pas savoir. On m’a montré.'],
  ['Violette', 'Elle a peur de l’orage, moi aussi. Nous nous tenons compagnie.'],
  ['Hervé et Sylvie', 'Nous prenons encore la promenade commune, un dimanche par mois.'],
  ['Margaux', 'On m’a refusé le premier que je voulais. J’étais vexée ; j’avais tort.'],
  ['Famille Pereira', 'Les conseils d’installation nous ont évité bien des bêtises.'],
  ['Denise', 'Il a dix-sept ans et il attend son déjeuner comme un jeune homme.'],
  ['Yann', 'Adopter deux fois au même endroit, c’est un avis, non ?'],
  ['Sarah', 'Elle avait tout à apprendre, et moi aussi. Nous en sommes au chapitre trois.'],
  ['Michel', 'On m’avait dit : il aboie. Il aboie. On s’aime.'],
  [
    'Famille Kessler',
    'Le passeport était prêt, la caisse aussi. Un grand merci pour les formalités.',
  ],
  ['Zoé', 'J’ai pu venir lire près d’elle cinq samedis de suite avant de décider.'],
  ['Patrice et Anne', 'Un vrai suivi, sans jamais se sentir surveillés.'],
]

/** Five to seven questions of a shelter that has none of its own. */
export function questionsOf({ slug, pages = 'REFUGE' }: ShelterSeed): Question[] {
  const rng = createRandom(`questions:${slug}`)
  return [...OWN[pages], ...rng.shuffle(ANY).slice(0, rng.int(3, 5))]
}

/** What families say of a shelter, three of them; nobody says anything of two shelters. */
export function voicesOf({ slug, pages }: ShelterSeed, rank: number): Voice[] {
  if (pages === 'POUND') return []
  const start = rank * 3
  const own = createRandom('voices')
    .shuffle(VOICES)
    .slice(start, start + 3)
  const rng = createRandom(`voices:${slug}`)
  return own.map(([authorName, text], at) => ({
    authorName,
    text: typography(text),
    ago: 20 + at * 55 + rng.int(0, 40),
  }))
}
