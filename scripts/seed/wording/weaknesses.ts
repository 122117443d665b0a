import type { AnimalFacts } from './facts'

export type Weakness = {
  id: string
  species: 'DOG' | 'CAT'
  /** Whether the facts allow it to be said. */
  fits: (facts: AnimalFacts) => boolean
  /** How much the facts call for it: a known difficulty must not stay unsaid. */
  pressing?: boolean
  /** A clause that follows a colon. */
  text: string
  /** The same in a few words, for the card; follows « mais ». */
  short: string
}

const lively = ({ energyLevel }: AnimalFacts) =>
  energyLevel === 'HIGH' || energyLevel === 'VERY_HIGH'
const placid = ({ energyLevel }: AnimalFacts) => energyLevel === 'LOW' || energyLevel === 'VERY_LOW'
const bad = (level: string) => level === 'POOR' || level === 'AGGRESSIVE'
const friendly = (level: string) => level === 'EXCELLENT' || level === 'GOOD'
const grown = ({ ageMonths }: AnimalFacts) => ageMonths >= 12

const DOG_WEAKNESSES: readonly Omit<Weakness, 'species'>[] = [
  {
    id: 'leash',
    fits: (f) => !f.isLeashTrained,
    pressing: true,
    short: 'tire encore en laisse',
    text: '[il|elle] tire encore en laisse, surtout en début de promenade ; un harnais et quelques leçons aideront',
  },
  {
    id: 'leash-2',
    fits: (f) => !f.isLeashTrained,
    pressing: true,
    short: 'marche encore en zigzag',
    text: 'au bout d’une laisse, [il|elle] zigzague, tire et oublie qu’il y a quelqu’un derrière',
  },
  {
    id: 'leash-3',
    fits: (f) => !f.isLeashTrained,
    pressing: true,
    short: 'découvre la laisse',
    text: 'la laisse est une découverte récente, et les bras du promeneur s’en souviennent',
  },
  {
    id: 'house',
    fits: (f) => !f.isHouseTrained,
    pressing: true,
    short: 'n’est pas encore propre',
    text: 'la propreté n’est pas acquise, et il faudra compter quelques accidents les premières semaines',
  },
  {
    id: 'house-2',
    fits: (f) => !f.isHouseTrained,
    pressing: true,
    short: 'apprend encore la propreté',
    text: 'la propreté s’apprend encore, de jour comme de nuit',
  },
  {
    id: 'reactive',
    fits: (f) => bad(f.sociabilityDogs),
    pressing: true,
    short: 'réagit fort en croisant des chiens',
    text: 'croiser des congénères [le|la] met en colère, et les promenades se font à bonne distance',
  },
  {
    id: 'reactive-2',
    fits: (f) => bad(f.sociabilityDogs),
    pressing: true,
    short: 'ne supporte pas de croiser un chien',
    text: 'un chien en face, et la promenade devient un sport : mieux vaut traverser',
  },
  {
    id: 'strangers',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'se méfie des inconnus',
    text: '[il|elle] se méfie des inconnus et peut grogner si l’on va trop vite',
  },
  {
    id: 'strangers-2',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'aboie après les visiteurs',
    text: 'une visite imprévue, et [il|elle] aboie derrière vos jambes jusqu’au café',
  },
  {
    id: 'strangers-3',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'se fige quand on se penche',
    text: 'une main tendue par-dessus sa tête [le|la] fige, et il faut s’accroupir de côté',
  },
  {
    id: 'alone',
    fits: grown,
    short: 'supporte mal la solitude',
    text: '[il|elle] supporte mal la solitude et pleure derrière la porte ; l’absence devra s’apprendre par étapes',
  },
  {
    id: 'chew',
    fits: (f) => f.ageMonths < 24 || lively(f),
    short: 'mâchonne ce qui traîne',
    text: 'quand [il|elle] s’ennuie, tout ce qui traîne y passe, chaussures comprises',
  },
  {
    id: 'thunder',
    fits: grown,
    short: 'a très peur de l’orage',
    text: 'l’orage et les pétards [le|la] font trembler, et [il|elle] cherche alors à se cacher',
  },
  {
    id: 'bark',
    fits: grown,
    short: 'donne de la voix',
    text: '[il|elle] aboie quand on passe devant la maison, ce qui peut gêner des voisins proches',
  },
  {
    id: 'bowl',
    fits: (f) => grown(f) && !friendly(f.sociabilityKids),
    short: 'protège sa gamelle',
    text: '[il|elle] protège sa gamelle et doit manger au calme, sans personne autour',
  },
  {
    id: 'hunt',
    fits: (f) => grown(f) && !friendly(f.sociabilityCats),
    short: 'garde l’instinct de chasse',
    text: 'son instinct de chasse est bien réel, et en forêt [il|elle] reste en longe',
  },
  {
    id: 'weight',
    fits: (f) => grown(f) && placid(f),
    short: 'doit perdre quelques kilos',
    text: '[il|elle] a quelques kilos de trop, et le régime ne l’amuse pas du tout',
  },
  {
    id: 'joints',
    fits: (f) => f.ageMonths >= 96,
    short: 'a les hanches fragiles',
    text: 'l’âge a raidi ses hanches, les escaliers sont difficiles et un traitement l’accompagne',
  },
  {
    id: 'jump',
    fits: lively,
    short: 'saute pour dire bonjour',
    text: '[il|elle] saute sur les gens pour dire bonjour, de tout son poids',
  },
  {
    id: 'paws',
    fits: grown,
    short: 'n’aime pas les manipulations',
    text: '[il|elle] n’aime pas qu’on touche à ses pattes, et le toilettage se fait à deux, en douceur',
  },
  {
    id: 'recall',
    fits: (f) => !placid(f),
    short: 'a un rappel capricieux',
    text: 'son rappel est capricieux, et [il|elle] oublie son nom devant une odeur intéressante',
  },
]

const CAT_WEAKNESSES: readonly Omit<Weakness, 'species'>[] = [
  {
    id: 'litter',
    fits: (f) => !f.isHouseTrained,
    pressing: true,
    short: 'oublie parfois la litière',
    text: 'la litière est parfois oubliée quand quelque chose [le|la] contrarie',
  },
  {
    id: 'litter-2',
    fits: (f) => !f.isHouseTrained,
    pressing: true,
    short: 'réclame une litière irréprochable',
    text: 'une litière qui n’est pas irréprochable, et c’est le tapis de bain qui sert',
  },
  {
    id: 'territory',
    fits: (f) => bad(f.sociabilityCats),
    pressing: true,
    short: 'ne partage pas son territoire',
    text: '[il|elle] ne partage ni sa gamelle ni son territoire et chasse tout autre chat',
  },
  {
    id: 'territory-2',
    fits: (f) => bad(f.sociabilityCats),
    pressing: true,
    short: 'veut être seul[|e] de son espèce',
    text: 'un autre chat dans la pièce, et [il|elle] souffle, gonfle et boude jusqu’au soir',
  },
  {
    id: 'shy',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'reste [craintif|craintive]',
    text: '[il|elle] se cache dès que l’on sonne, et les premières semaines demanderont de la patience',
  },
  {
    id: 'shy-2',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'disparaît devant un inconnu',
    text: 'devant un inconnu, [il|elle] disparaît sous un meuble, et l’on ne revoit que deux yeux',
  },
  {
    id: 'shy-3',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'demande du temps',
    text: 'la première caresse peut se faire attendre trois semaines, parfois davantage',
  },
  {
    id: 'shy-4',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'sursaute au moindre geste',
    text: 'un geste brusque, et tout est à recommencer',
  },
  {
    id: 'shy-5',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'ne se laisse pas encore prendre',
    text: '[il|elle] ne se laisse pas encore prendre dans les bras, ni mettre dans une caisse sans ruse',
  },
  {
    id: 'shy-6',
    fits: (f) => bad(f.sociabilityAdults) || f.sociabilityAdults === 'MODERATE',
    pressing: true,
    short: 'mange quand on a le dos tourné',
    text: '[il|elle] mange quand on a le dos tourné, et il faut l’accepter',
  },
  {
    id: 'armchair',
    fits: () => true,
    short: 'griffe les fauteuils',
    text: 'les fauteuils en tissu ne lui résistent pas, et un bon griffoir sera nécessaire',
  },
  {
    id: 'night',
    fits: (f) => !placid(f),
    short: 'réveille la maison très tôt',
    text: '[il|elle] réclame son repas à quatre heures du matin, avec conviction',
  },
  {
    id: 'nibble',
    fits: (f) => !(f.sociabilityKids === 'EXCELLENT'),
    short: 'mordille quand la caresse dure',
    text: '[il|elle] mordille quand la caresse dure trop longtemps, et il faut apprendre à lire sa queue',
  },
  {
    id: 'carrier',
    fits: grown,
    short: 'déteste la caisse de transport',
    text: 'la caisse de transport [le|la] terrorise, et chaque visite chez le vétérinaire est une négociation',
  },
  {
    id: 'brush',
    fits: (f) => f.longHair,
    short: 'demande un brossage fréquent',
    text: 'son long poil s’emmêle vite, le brossage est nécessaire tous les deux jours et [il|elle] n’en raffole pas',
  },
  {
    id: 'teeth',
    fits: (f) => f.ageMonths >= 84,
    short: 'a perdu des dents',
    text: 'ses dents l’ont fait souffrir, il en reste peu et seules les pâtées passent bien',
  },
  {
    id: 'diet',
    fits: (f) => grown(f) && placid(f),
    short: 'vit mal son régime',
    text: '[il|elle] a pris du poids et vit son régime comme une injustice',
  },
  {
    id: 'curtains',
    fits: (f) => lively(f) || f.ageMonths < 12,
    short: 'escalade les rideaux',
    text: 'ni les plantes ni les rideaux ne sont en sécurité quand [il|elle] part en chasse',
  },
  {
    id: 'door',
    fits: (f) => !placid(f) && grown(f),
    short: 'tente de filer par la porte',
    text: '[il|elle] tente de filer dès qu’une porte s’ouvre, et il faut y penser chaque jour',
  },
  {
    id: 'carried',
    fits: grown,
    short: 'n’aime pas être [porté|portée]',
    text: '[il|elle] n’aime pas être [porté|portée] et le fait savoir d’un coup de patte',
  },
  {
    id: 'noise',
    fits: grown,
    short: 'craint le bruit',
    text: 'l’aspirateur, les cris et les portes qui claquent [le|la] font disparaître pour la journée',
  },
]

export const WEAKNESSES: readonly Weakness[] = [
  ...DOG_WEAKNESSES.map((weakness) => ({ ...weakness, species: 'DOG' as const })),
  ...CAT_WEAKNESSES.map((weakness) => ({ ...weakness, species: 'CAT' as const })),
]

/** The weaknesses that these facts allow, the pressing ones alone when there are any. */
export function possibleWeaknesses(facts: AnimalFacts): readonly Weakness[] {
  const fitting = WEAKNESSES.filter((w) => w.species === facts.species && w.fits(facts))
  const pressing = fitting.filter((weakness) => weakness.pressing)
  return pressing.length ? pressing : fitting
}
