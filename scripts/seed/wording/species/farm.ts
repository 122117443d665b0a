import { FARM_VISIT as VISIT, FENCE } from './meeting'
import { pair, single, type Pack } from './types'

/** Farm animals. */
export const FARM: readonly Pack[] = [
  {
    species: 'PIG',
    noun: pair('cochon', 'truie'),
    group: 'FARM',
    age: [200, 3200],
    energy: ['LOW', 'MODERATE'],
    sexed: 1,
    neutered: { MALE: 1, FEMALE: 0.3 },
    vaccinated: false,
    chipped: 0,
    fee: [8000, 8000],
    feeIncludes: 'Visite vétérinaire, vermifuge et aide aux déclarations.',
    traits: [
      '[Il|Elle] se couche sur le flanc dès qu’on lui gratte le ventre, et grogne de contentement.',
      'Son nom, l’heure des repas et le bruit du seau : [il|elle] retient tout.',
      'Une flaque au soleil, et sa journée est parfaite.',
      '[Joueur|Joueuse] avec un ballon, [il|elle] marque des buts que personne ne compte.',
    ],
    housing: [
      'Il lui faut un terrain à retourner, une mare ou une boue pour l’été, et une cabane paillée.',
      'Un enclos solide, enterré, de l’ombre et de la paille : [il|elle] ne vit pas dans un appartement.',
    ],
    food: [
      'Herbe, légumes et céréales mesurées ; les restes de table lui sont interdits par la loi.',
      'Une ration pesée et beaucoup de verdure, car [il|elle] grossit vite.',
    ],
    company: [
      'Un cochon aime la compagnie d’un autre, ou d’un humain très présent.',
      'De nature sociale, [il|elle] s’ennuie sans congénère.',
    ],
    health: [
      'Un seul cochon se déclare déjà : nous faisons les papiers avec vous.',
      'Onglons parés, vermifuge fait, [il|elle] trotte bien.',
    ],
    meeting: [...VISIT, FENCE],
    wishes: [
      '{name} cherche un terrain à retourner',
      '{name} voudrait une mare et des gratouilles',
    ],
    weaknesses: [
      {
        text: 'la pelouse n’y survivra pas, elle sera labourée en une semaine',
        short: 'laboure les pelouses',
      },
      {
        text: '[il|elle] bouscule pour passer à table, et son poids compte',
        short: 'bouscule à l’heure du repas',
      },
      { text: 'un coup de groin ouvre la plupart des loquets', short: 'ouvre les loquets' },
    ],
  },
  {
    species: 'GOAT',
    noun: pair('bouc', 'chèvre', 'chèvre', 'F'),
    group: 'FARM',
    age: [250, 3600],
    energy: ['MODERATE', 'HIGH'],
    sexed: 1,
    neutered: { MALE: 1 },
    vaccinated: true,
    chipped: 0,
    fee: [7000, 6000],
    feeIncludes: 'Boucles d’identification, vermifuge, vaccin et parage.',
    traits: [
      'Debout sur la brouette, [il|elle] surveille le voisinage et donne son avis.',
      '[Il|Elle] suit les promeneurs le long de la haie en espérant une feuille de lierre.',
      'Un caillou, une souche, une table : tout ce qui monte est à [lui|elle].',
    ],
    housing: [
      'Un pré de mille mètres carrés, un abri sec et de quoi grimper.',
      'Il lui faut des haies à brouter, un abri sans courant d’air et une clôture d’un mètre quarante.',
    ],
    food: [
      'Foin, feuillages et un bloc de sel ; du pain, jamais.',
      'Les branches fraîches valent mieux que l’herbe : [il|elle] taillera vos haies.',
    ],
    company: [
      'Jamais seul[|e] : une autre chèvre est indispensable, un mouton peut convenir.',
      'Animal de troupeau, [il|elle] ne part pas sans compagnie.',
    ],
    health: [
      'Onglons parés, boucles posées ; la détention se déclare, même pour deux animaux.',
      'Vermifuge et vaccin sont à jour.',
    ],
    meeting: [...VISIT, FENCE],
    wishes: ['{name} cherche un rocher et une bande', '{name} débroussaille avec entrain'],
    weaknesses: [
      { text: 'vos rosiers n’ont aucune chance, ni ceux du voisin', short: 'mange les rosiers' },
      {
        text: '[il|elle] donne de petits coups de tête quand on lui tourne le dos',
        short: 'donne des coups de tête',
      },
      { text: 'aucune clôture basse ne [le|la] retient', short: 'saute les clôtures' },
    ],
  },
  {
    species: 'SHEEP',
    noun: pair('mouton', 'brebis'),
    group: 'FARM',
    age: [250, 3300],
    energy: ['LOW', 'MODERATE'],
    sexed: 1,
    neutered: { MALE: 1 },
    vaccinated: true,
    chipped: 0,
    fee: [6000, 5000],
    feeIncludes: 'Boucles d’identification, vermifuge, vaccin et tonte de l’année.',
    traits: [
      'D’abord à distance, [il|elle] finit par poser le front contre votre genou.',
      'Le seau qui tinte [le|la] fait venir du fond du pré, au galop.',
      'À l’ombre du pommier, [il|elle] rumine et regarde passer les heures.',
    ],
    housing: [
      'Un pré clos, un abri ventilé et de l’ombre pour l’été.',
      'Il lui faut de l’herbe, un abri sec et une clôture que les chiens ne passent pas.',
    ],
    food: [
      'Herbe l’été, foin l’hiver, et un bloc de sel sans cuivre.',
      'Peu de grain : l’herbe suffit à presque tout.',
    ],
    company: [
      'Un mouton seul dépérit : [il|elle] rejoindra une petite troupe.',
      'Nous [le|la] confions avec un compagnon, ou à un troupeau paisible.',
    ],
    health: [
      'La tonte se fait chaque printemps, le parage deux fois l’an.',
      'Vermifuge fait après analyse, vaccin à jour, boucles en place.',
    ],
    meeting: [...VISIT, FENCE],
    wishes: ['{name} cherche un pré et une troupe', '{name} tond l’herbe sans bruit'],
    weaknesses: [
      {
        text: '[il|elle] panique à l’approche d’un chien, et se cogne aux clôtures',
        short: 'panique devant les chiens',
      },
      {
        text: 'sa laine se feutre, et la tonte demande une personne de métier',
        short: 'demande une tonte chaque année',
      },
      {
        text: 'l’attraper prend une heure, parlons plutôt d’un couloir de contention',
        short: 'ne se laisse pas attraper',
      },
    ],
  },
  {
    species: 'OTHER',
    noun: single('alpaga', 'M'),
    group: 'FARM',
    age: [700, 5500],
    energy: ['LOW', 'MODERATE'],
    sexed: 1,
    neutered: { MALE: 1 },
    vaccinated: true,
    chipped: 0.5,
    fee: [35_000, 30_000],
    feeIncludes: 'Vaccin, vermifuge, parage et tonte de l’année.',
    traits: [
      'Le cou tendu, [il|elle] observe chaque visiteur avant de décider s’il mérite qu’on s’approche.',
      'Son fredonnement dit tout : la faim, l’ennui ou le plaisir de vous voir.',
      'L’été, [il|elle] se couche dans l’eau de l’abreuvoir, et plus personne ne boit.',
      'En longe, [il|elle] marche d’un pas égal, sans tirer.',
    ],
    housing: [
      'Il lui faut un pré de deux mille mètres carrés, un abri ventilé et de l’ombre.',
      'Un pré bien clos, un abri et un coin sec pour l’hiver lui conviennent.',
    ],
    food: [
      'Herbe et foin, un complément minéral et de l’eau propre : peu de grain.',
      'Le foin suffit presque toute l’année ; l’herbe riche est à rationner.',
    ],
    company: [
      'Un alpaga seul se laisse dépérir : [il|elle] part avec un compagnon, ou en rejoint d’autres.',
      'La compagnie d’un autre alpaga est une condition.',
    ],
    health: [
      'La tonte se fait chaque printemps, les ongles et les dents se contrôlent à la même date.',
      'Vaccin et vermifuge sont à jour.',
    ],
    meeting: [...VISIT, FENCE],
    wishes: ['{name} cherche un pré et un ami au long cou', '{name} fredonne quand tout va bien'],
    weaknesses: [
      {
        text: '[il|elle] crache quand on insiste, et vise assez bien',
        short: 'crache quand on insiste',
      },
      {
        text: '[il|elle] n’aime pas qu’on lui touche les pattes',
        short: 'n’aime pas qu’on touche ses pattes',
      },
      {
        text: 'les chiens inconnus [le|la] font fuir à travers les clôtures',
        short: 'fuit les chiens',
      },
    ],
  },
]
