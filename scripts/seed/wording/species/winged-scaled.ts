import { single, type Pack } from './types'

const PAPERS =
  'Espèce réglementée, [il|elle] part avec ses papiers ; nous vous expliquons les déclarations à faire.'

/** Birds, reptiles and fish. */
export const WINGED_AND_SCALED: readonly Pack[] = [
  {
    species: 'BIRD',
    noun: single('perruche', 'F'),
    group: 'WINGED',
    age: [120, 2600],
    energy: ['MODERATE', 'HIGH'],
    sexed: 0.7,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [2500, 2000],
    feeIncludes: 'Examen vétérinaire, recherche de parasites et conseils de volière.',
    traits: [
      'Le soleil du matin [le|la] met en voix, et toute la pièce en profite.',
      '[Il|Elle] prend son bain dans une assiette, ailes ouvertes, sans regarder à la dépense.',
      'Un grelot, une branche fraîche, et l’après-midi passe en acrobaties.',
      '[Il|Elle] s’approche de la grille quand on parle doucement, la tête penchée.',
    ],
    housing: [
      'Il lui faut une volière plus large que haute, où l’on peut vraiment voler, loin de la cuisine et de ses vapeurs.',
      'Une volière d’un mètre cinquante, des perchoirs de bois naturel et des sorties surveillées lui conviendront.',
    ],
    food: [
      'Graines, verdure fraîche et un os de seiche : l’eau se change chaque jour.',
      'Un mélange de qualité, des légumes et peu de tournesol composent ses repas.',
    ],
    company: [
      'Un oiseau seul s’éteint : nous [le|la] confions à un foyer qui a déjà un congénère, ou avec un compagnon.',
      'De nature grégaire, [il|elle] a besoin d’entendre et de voir les siens.',
    ],
    health: [
      'Le plumage est complet, les griffes sont à la bonne longueur et le souffle est clair.',
      'Un vétérinaire pour oiseaux l’a examiné[|e] ; un contrôle par an suffit.',
    ],
    meeting: [
      'Venez l’écouter un matin.',
      'Une visite à la volière, et vous ferez connaissance.',
      'Écrivez-nous avec une photo de votre volière.',
    ],
    wishes: [
      '{name} cherche une volière ensoleillée',
      '{name} chante dès le lever du jour',
      '{name} voudrait voler pour de bon',
    ],
    weaknesses: [
      {
        text: '[il|elle] crie fort quand la pièce se vide, ce que tous les voisins n’aiment pas',
        short: 'crie quand on s’en va',
      },
      { text: '[il|elle] pince le doigt qui veut [le|la] toucher', short: 'pince les doigts' },
      {
        text: 'graines et plumes volent à un mètre de la cage, l’aspirateur sera quotidien',
        short: 'en met partout',
      },
      {
        text: 'l’obscurité [le|la] panique, et une veilleuse est nécessaire',
        short: 'a peur du noir',
      },
    ],
  },
  {
    species: 'TURTLE',
    noun: single('tortue', 'F'),
    group: 'SCALED',
    age: [900, 14_000],
    energy: ['VERY_LOW', 'LOW'],
    sexed: 0.8,
    neutered: {},
    vaccinated: false,
    chipped: 0.5,
    fee: [8000, 8000],
    feeIncludes: 'Examen vétérinaire, recherche de parasites et aide aux déclarations.',
    traits: [
      'Au premier rayon, [il|elle] étire le cou et prend son bain de soleil.',
      '[Lent|Lente], mais [décidé|décidée] : une idée en tête, et rien ne l’arrête, pas même un pot de fleurs.',
      '[Il|Elle] reconnaît le pas de la personne qui apporte la salade.',
    ],
    housing: [
      'Il lui faut un enclos extérieur bien exposé, clos même sous terre, avec un abri sec pour l’hiver.',
      'Un grand espace dehors à la belle saison, de l’ombre, de l’eau et un abri : un terrarium ne suffit pas toute l’année.',
    ],
    food: [
      'Pissenlit, trèfle et plantain composent l’essentiel ; ni fruits sucrés ni aliments pour chat.',
      'Son régime est simple et strict : nous vous donnons la liste, saison par saison.',
    ],
    company: [
      'Plutôt solitaire, cette espèce supporte mal qu’on l’entasse avec d’autres.',
      'La cohabitation avec un chien demande une clôture : même un jeu peut blesser.',
    ],
    health: [PAPERS, 'Une tortue vit plusieurs dizaines d’années : pensez à qui prendra la suite.'],
    meeting: [
      'Venez [le|la] voir par une journée de soleil.',
      'Une visite de votre jardin, sur photo, est demandée avant le départ.',
    ],
    wishes: [
      '{name} cherche un jardin au soleil',
      '{name} avance lentement, et pour longtemps',
      '{name} voudrait un enclos bien clos',
    ],
    weaknesses: [
      {
        text: '[il|elle] creuse sous les clôtures avec une patience infinie',
        short: 'creuse sous les clôtures',
      },
      {
        text: 'l’hibernation se prépare et se surveille, ce n’est pas une pause pour son gardien',
        short: 'demande un hivernage surveillé',
      },
      { text: '[il|elle] mange les fleurs que l’on aime le plus', short: 'mange les fleurs' },
    ],
  },
  {
    species: 'LIZARD',
    noun: single('gecko léopard', 'M'),
    group: 'SCALED',
    age: [300, 3000],
    energy: ['VERY_LOW', 'LOW', 'MODERATE'],
    sexed: 0.8,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [6000, 6000],
    feeIncludes: 'Examen vétérinaire et recherche de parasites.',
    traits: [
      'Sous sa lampe, [il|elle] s’aplatit comme une crêpe et savoure.',
      'Un grillon passe, la tête pivote : la chasse est ouverte, et précise.',
      '[Il|Elle] grimpe volontiers sur une main chaude, sans se presser.',
    ],
    housing: [
      'Un terrarium d’un mètre vingt, un point chaud, un point frais et une lampe à ultraviolets changée chaque année.',
      'Il lui faut un gradient de chaleur, des cachettes et un thermostat fiable.',
    ],
    food: [
      'Grillons et blattes vivants, saupoudrés de calcium : il faut accepter d’en garder chez soi.',
      'Des insectes vivants plusieurs fois par semaine, et de la verdure selon l’espèce.',
    ],
    company: [
      '[Il|Elle] vit [seul|seule], comme la plupart des reptiles.',
      'Un seul lézard par terrarium : la cohabitation finit mal.',
    ],
    health: [
      'La mue se fait bien, les griffes et la queue sont entières.',
      'Un vétérinaire pour reptiles l’a examiné[|e] à son arrivée.',
    ],
    meeting: [
      'Venez avec vos questions : nous aimons parler chauffage.',
      'Une photo du terrarium nous suffit pour commencer.',
    ],
    wishes: ['{name} cherche un terrarium bien réglé', '{name} aime la chaleur et le calme'],
    weaknesses: [
      {
        text: '[il|elle] perdrait sa queue si on [le|la] saisissait par là',
        short: 'ne se saisit pas n’importe comment',
      },
      {
        text: 'les courses chez le marchand d’insectes sont hebdomadaires',
        short: 'mange des insectes vivants',
      },
      {
        text: '[il|elle] n’aime pas être [manipulé|manipulée] plus de quelques minutes',
        short: 'n’aime pas être [manipulé|manipulée]',
      },
    ],
  },
  {
    species: 'SNAKE',
    noun: single('serpent des blés', 'M'),
    group: 'SCALED',
    age: [400, 4500],
    energy: ['VERY_LOW', 'LOW'],
    sexed: 0.8,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [6000, 6000],
    feeIncludes: 'Examen vétérinaire et recherche de parasites.',
    traits: [
      '[Il|Elle] glisse d’une main à l’autre comme un ruban tiède.',
      'Ses journées se passent sous une écorce, ses soirées à faire le tour du propriétaire.',
      'La langue qui sort, c’est [lui|elle] qui goûte l’air : aucune menace là-dedans.',
    ],
    housing: [
      'Un terrarium d’un mètre vingt, fermé à clé, avec un point chaud à trente degrés et deux cachettes.',
      'Il lui faut de la chaleur, une bassine d’eau, et surtout une serrure.',
    ],
    food: [
      'Une proie décongelée tous les dix jours, jamais vivante.',
      'Les repas sont rares : dix minutes toutes les deux semaines, et le congélateur pour les réserves.',
    ],
    company: [
      '[Il|Elle] vit [seul|seule] et s’en porte bien.',
      'Solitaire, cet animal ne demande aucune compagnie.',
    ],
    health: ['La mue est complète et la respiration silencieuse.', PAPERS],
    meeting: [
      'Venez [le|la] prendre en main, avec nous, sans appréhension.',
      'Vous hésitez ? Nous avons le temps de tout expliquer.',
    ],
    wishes: [
      '{name} cherche un terrarium fermé à clé',
      '{name} est plus doux au toucher qu’on ne le croit',
      '{name} aime le silence',
    ],
    weaknesses: [
      {
        text: '[il|elle] peut refuser de manger pendant deux mois, sans que ce soit grave',
        short: 'fait parfois grève de la faim',
      },
      {
        text: 'le moindre interstice est une sortie, et [il|elle] le trouvera',
        short: 'cherche la sortie',
      },
      {
        text: 'après un repas, il faut [le|la] laisser en paix deux jours entiers',
        short: 'ne se touche pas après le repas',
      },
    ],
  },
  {
    species: 'FISH',
    noun: single('poisson rouge', 'M'),
    group: 'SCALED',
    age: [200, 2500],
    energy: ['LOW', 'MODERATE'],
    sexed: 0,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [0, 0],
    feeIncludes: 'Conseils de mise en eau ; votre don libre aide l’association.',
    traits: [
      'Il vient à la surface quand une silhouette approche, persuadé que c’est l’heure.',
      'Il connaît chaque plante de son bac et en fait le tour comme on fait ses courses.',
      'Le soir, il s’immobilise entre deux feuilles, toujours au même endroit.',
    ],
    housing: [
      'Pas de bocal : un grand volume filtré, planté, et une eau contrôlée chaque semaine.',
      'Il lui faut un bac rodé depuis un mois, avec un couvercle et de la lumière douce.',
    ],
    food: [
      'De petites portions, une fois par jour, et un jour de jeûne par semaine.',
      'Des granulés qui coulent et un peu de légume cuit : trop nourrir pollue l’eau.',
    ],
    company: [
      'La compagnie se choisit selon l’espèce : demandez-nous avant d’ajouter un habitant.',
      'Tous les poissons ne s’accordent pas ; nous vous aidons à composer le bac.',
    ],
    health: [
      'Quarantaine terminée, nageoires entières, bon appétit.',
      'Un poisson rouge peut vivre vingt ans, s’il a de la place.',
    ],
    meeting: [
      'Venez avec un test de votre eau : nous le lirons ensemble.',
      'Apportez un seau à couvercle, nous nous occupons du reste.',
    ],
    wishes: [
      '{name} cherche un grand volume d’eau claire',
      '{name} voudrait nager plus de trois brasses',
    ],
    weaknesses: [
      {
        text: 'il grandit plus vite que prévu, et un petit bac ne suffira pas',
        short: 'grandit vite',
      },
      { text: 'il déterre les plantes que l’on vient de replanter', short: 'déterre les plantes' },
      {
        text: 'il ne supporte pas les changements d’eau faits à la hâte',
        short: 'craint les changements d’eau',
      },
    ],
  },
]
