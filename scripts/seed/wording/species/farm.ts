import { pair, single, type Pack } from './types'

const FENCE = 'Avant le départ, nous venons voir le pré, l’abri, l’eau et les clôtures.'

const VISIT = [
  'Venez [le|la] rencontrer avec des bottes, et restez un moment.',
  'Un après-midi au pré, et vous saurez.',
  'Appelez-nous : nous aimons parler [de lui|d’elle].',
]

/** Equids and farm animals. */
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
    species: 'HORSE',
    noun: pair('cheval', 'jument'),
    group: 'FARM',
    age: [1500, 8500],
    energy: ['LOW', 'MODERATE', 'HIGH'],
    sexed: 1,
    neutered: { MALE: 1 },
    vaccinated: true,
    chipped: 1,
    fee: [60_000, 45_000],
    feeIncludes: 'Document d’identification, vaccins, dentisterie et parage.',
    traits: [
      'Au bout du pré, [il|elle] lève la tête, reconnaît la voiture et vient au pas.',
      'Le pansage est un moment qu’[il|elle] réclame, la lèvre pendante et l’œil mi-clos.',
      '[Franc|Franche] et [attentif|attentive], [il|elle] apprend plus vite avec la voix qu’avec la main.',
      'En main, [il|elle] marche à votre épaule et s’arrête quand vous vous arrêtez.',
    ],
    housing: [
      'Un hectare de pré au moins, un abri sur sol sec et des clôtures visibles, sans barbelé.',
      'Il lui faut de l’herbe, de l’espace et un abri : le box ne sera qu’une exception.',
    ],
    food: [
      'Foin à volonté l’hiver, herbe surveillée au printemps, pierre à sel toute l’année.',
      'Du foin de qualité suffit ; une ration s’ajoute si le travail revient.',
    ],
    company: [
      'Un cheval ne vit pas seul : un autre équidé l’attendra dans le pré.',
      'La compagnie d’un congénère est une condition de son départ.',
    ],
    health: [
      'Pucé[|e], vacciné[|e], [il|elle] part avec son document d’identification ; le changement de détenteur se déclare.',
      'Dentiste chaque année, maréchal toutes les huit semaines : comptez ce budget.',
    ],
    meeting: [...VISIT, FENCE],
    wishes: [
      '{name} cherche un pré et un compagnon',
      '{name} voudrait une retraite au grand air',
      '{name} aime marcher en main',
    ],
    weaknesses: [
      {
        text: 'une ancienne tendinite lui interdit le saut et les longues sorties',
        short: 'ne se monte plus que léger',
      },
      {
        text: '[il|elle] tire au renard quand on l’attache court',
        short: 'supporte mal l’attache',
      },
      {
        text: 'monter dans un van demande une matinée et beaucoup de carottes',
        short: 'refuse le van',
      },
      {
        text: 'l’herbe riche du printemps lui est dangereuse, et le pré se rationne',
        short: 'demande une herbe rationnée',
      },
    ],
  },
  {
    species: 'DONKEY',
    noun: pair('âne', 'ânesse'),
    group: 'FARM',
    age: [1000, 9000],
    energy: ['LOW', 'MODERATE'],
    sexed: 1,
    neutered: { MALE: 1 },
    vaccinated: true,
    chipped: 1,
    fee: [35_000, 25_000],
    feeIncludes: 'Document d’identification, vaccins et parage.',
    traits: [
      'Il faut lui expliquer, pas insister : [il|elle] réfléchit, puis dit oui.',
      'Une oreille à gauche, une à droite, [il|elle] écoute toute la conversation.',
      'Le soir, son braiment annonce à la vallée que le foin est servi.',
      '[Doux|Douce] avec ceux qui prennent leur temps, [il|elle] pose son museau sur l’épaule.',
    ],
    housing: [
      'Un pré sec de cinq mille mètres carrés, un abri et un coin stabilisé pour l’hiver : ses pieds craignent la boue.',
      'Il lui faut un abri véritable, car sa robe ne [le|la] protège pas de la pluie.',
    ],
    food: [
      'De la paille et un foin pauvre : l’herbe grasse [le|la] rend malade.',
      'Peu, mais souvent : [il|elle] grossit d’un rien.',
    ],
    company: [
      'Un âne a besoin d’un compagnon, âne de préférence.',
      'Nous [le|la] confions à deux, ou pour rejoindre un autre équidé.',
    ],
    health: [
      'Pucé[|e] et vacciné[|e], [il|elle] est suivi[|e] par un maréchal tous les deux mois.',
      'Un âne vit trente ans et plus : c’est une longue histoire qui commence.',
    ],
    meeting: [...VISIT, FENCE],
    wishes: ['{name} cherche un pré sec et un ami', '{name} écoute tout et n’oublie rien'],
    weaknesses: [
      {
        text: '[il|elle] n’aime pas donner les pieds arrière, et le parage se fait à deux',
        short: 'donne mal ses pieds',
      },
      {
        text: 'son braiment de six heures du matin porte à deux kilomètres',
        short: 'brait à l’aube',
      },
      {
        text: '[il|elle] s’arrête net quand le sol change, et rien ne presse jamais',
        short: 's’arrête quand bon lui semble',
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

/** Hens: birds by their species, farm animals by their needs. */
export const POULTRY_PACK: Pack = {
  species: 'BIRD',
  noun: single('oiseau', 'M'),
  group: 'FARM',
  age: [200, 1800],
  energy: ['MODERATE', 'HIGH'],
  sexed: 1,
  neutered: {},
  vaccinated: false,
  chipped: 0,
  fee: [800, 800],
  feeIncludes: 'Vermifuge, traitement contre les poux rouges et conseils d’installation.',
  traits: [
    'Au bruit du grain, [il|elle] traverse la cour les ailes ouvertes, comme un avion en retard.',
    'Un rayon de soleil et un coin de poussière : c’est l’heure du bain.',
    '[Curieux|Curieuse], [il|elle] suit la brouette et commente chaque pelletée.',
    'Le soir, [il|elle] rentre sans qu’on l’appelle, toujours à la même place.',
  ],
  housing: [
    'Il lui faut un abri fermé la nuit, contre le renard, et un parcours d’herbe pour la journée.',
    'Une cabane sèche, de la litière propre et un terrain clos où gratter.',
  ],
  food: [
    'Du grain, de la verdure et de l’eau propre ; les restes sucrés sont à oublier.',
    'Un bon mélange de céréales, des épluchures vertes et du gravier pour digérer.',
  ],
  company: [
    'Les siens lui sont nécessaires : nous [le|la] confions à deux au moins.',
    'Un petit groupe l’attendra, ou partira avec [lui|elle].',
  ],
  health: [
    'Vermifuge fait, plumage refait : [il|elle] a retrouvé une belle allure.',
    '[Réformé|Réformée] ou [oublié|oubliée], [il|elle] a tout à découvrir, et l’herbe en premier.',
  ],
  meeting: VISIT,
  wishes: ['{name} cherche une cour et une bande', '{name} voudrait gratter en paix'],
  weaknesses: [
    {
      text: 'le potager ne lui résiste pas, un grillage sera nécessaire',
      short: 'dévaste les potagers',
    },
    { text: '[il|elle] donne de la voix au lever du jour', short: 'se fait entendre à l’aube' },
    {
      text: '[il|elle] ne se laisse pas prendre, il faut attendre la nuit pour les soins',
      short: 'ne se laisse pas prendre',
    },
  ],
}
