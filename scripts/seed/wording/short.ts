import type { AnimalFacts } from './facts'

type BySpecies = Readonly<Record<AnimalFacts['species'], readonly string[]>>

/** One line for the card of an animal that has lived. */
const GROWN: BySpecies = {
  DOG: [
    '{name} apprend vite et ne demande qu’à bien faire',
    '{name} pose sa tête sur les genoux, puis le reste',
    '{name} rapporte des bâtons plus grands que la porte',
    '{name} vérifie que tout le monde suit',
    '{name} dort les quatre pattes en l’air',
    'Toujours [premier|première] à la porte : {name}',
    '{name} écoute tout, surtout le placard à biscuits',
    '{name} soupire très fort quand la journée finit',
    'Un bon nez, un grand cœur : {name}',
    '{name} connaît « assis » et négocie le reste',
    '{name} remue la queue en dormant',
    '{name} préfère les gens qui prennent leur temps',
  ],
  CAT: [
    '{name} tient la maison, du rebord de la fenêtre',
    '{name} choisit ses genoux avec soin',
    '{name} commente la préparation des repas',
    '{name} dort dans des cartons trop petits',
    '{name} suit le soleil d’un fauteuil à l’autre',
    '{name} dit bonjour d’un coup de tête',
    '{name} visite tous les sacs',
    '{name} attend que vous ouvriez un livre pour s’y coucher',
    '{name} aime la compagnie, à sa façon',
    '{name} a des opinions sur tout, et les garde',
    '{name} pétrit les couvertures avant de dormir',
    '{name} surveille les oiseaux, sans se lever',
    '{name} boit au robinet, par principe',
    '{name} se laisse désirer un quart d’heure',
    '{name} ronronne avant la caresse',
  ],
}

/** The same for one of some months, which has nothing to look back on. */
const YOUNG: BySpecies = {
  DOG: [
    '{name} découvre tout et goûte le reste',
    '{name} dort d’un coup, au milieu d’un jeu',
    '{name} a quatre pattes et ne sait pas encore les compter',
    '{name} court de travers et tombe bien',
    '{name} apprend un mot par jour',
  ],
  CAT: [
    '{name} escalade, tombe et recommence',
    '{name} s’endort la patte dans la gamelle',
    '{name} attaque les lacets et les ombres',
    '{name} grandit à vue d’œil, et à vue de moustache',
    '{name} ronronne plus fort que sa taille',
    '{name} a découvert les rideaux, puis le rebord',
    '{name} tient dans un chausson, pour quelques semaines encore',
  ],
}

/** What makes somebody open the page; what it gets along with stands beside it already. */
export const linesOf = ({ species, ageMonths }: AnimalFacts): readonly string[] =>
  (ageMonths < 12 ? YOUNG : GROWN)[species]
