import { SMALL_VISIT as VISIT } from './meeting'
import { pair, single, type Pack } from './types'

/** Rabbits, guinea pigs, chinchillas. */
export const SMALL: readonly Pack[] = [
  {
    species: 'RABBIT',
    noun: pair('lapin', 'lapine'),
    group: 'SMALL',
    age: [120, 2200],
    energy: ['LOW', 'MODERATE', 'MODERATE', 'HIGH'],
    sexed: 1,
    neutered: { MALE: 0.9, FEMALE: 0.85 },
    vaccinated: true,
    chipped: 0.6,
    fee: [6000, 5000],
    feeIncludes: 'Vaccins contre la myxomatose et la maladie hémorragique, et bilan de santé.',
    traits: [
      'Quand tout va bien, [il|elle] fait des bonds de travers : chez les lapins, c’est la joie.',
      '[Il|Elle] vient poser son menton sur ce qui lui appartient, vos chaussons compris.',
      'Un brin de persil suffit à [le|la] faire traverser la pièce.',
      'Allongé[|e] de tout son long près de vous, [il|elle] grince doucement des dents de plaisir.',
      '[Curieux|Curieuse], [il|elle] inspecte chaque carton et remet le foin à sa façon.',
    ],
    housing: [
      'Il lui faut un enclos de quatre mètres carrés au moins, et plusieurs heures de liberté par jour dans une pièce sécurisée.',
      'Une cage ne convient pas : prévoyez un parc ouvert, un tapis pour ne pas glisser et des cachettes à deux sorties.',
      'À l’intérieur, les câbles seront protégés ; dehors, l’abri sera clos et frais en été.',
    ],
    food: [
      'Son repas, c’est du foin à volonté, de la verdure fraîche chaque jour et très peu de granulés.',
      'Le foin use ses dents, qui poussent toute la vie : il ne doit jamais manquer.',
    ],
    company: [
      'Un lapin s’ennuie seul : un congénère stérilisé, présenté en terrain neutre, sera le bienvenu.',
      'Nous [le|la] confions de préférence à un foyer où un autre lapin l’attend.',
    ],
    health: [
      'Ses vaccins sont à jour et son transit est surveillé ; un vétérinaire qui connaît les lapins est indispensable.',
      'Un lapin qui ne mange plus est une urgence : nous vous donnerons les bons numéros.',
    ],
    meeting: VISIT,
    wishes: [
      '{name} cherche un salon à explorer',
      '{name} voudrait du foin et de la compagnie',
      '{name} attend une famille patiente',
    ],
    weaknesses: [
      {
        text: '[il|elle] déteste être [porté|portée] et gratte dès qu’on [le|la] soulève',
        short: 'déteste être [porté|portée]',
      },
      {
        text: '[il|elle] ronge les plinthes avec application si on ne lui donne pas mieux',
        short: 'ronge les plinthes',
      },
      {
        text: '[il|elle] sème quelques crottes hors de son bac pour marquer son territoire',
        short: 'marque son territoire',
      },
      {
        text: '[il|elle] grogne quand une main entre dans sa cachette',
        short: 'défend sa cachette',
      },
      {
        text: 'la moindre odeur nouvelle [le|la] fait taper du pied la moitié de la nuit',
        short: 'tape du pied la nuit',
      },
    ],
  },
  {
    species: 'GUINEA_PIG',
    noun: single('cochon d’Inde', 'M'),
    group: 'SMALL',
    age: [90, 1300],
    energy: ['LOW', 'MODERATE'],
    sexed: 1,
    neutered: { MALE: 0.6 },
    vaccinated: false,
    chipped: 0,
    fee: [3000, 2500],
    feeIncludes: 'Bilan de santé, traitement antiparasitaire et pesée de départ.',
    traits: [
      'Au bruit du réfrigérateur, [il|elle] siffle si fort que toute la maison sait l’heure.',
      '[Il|Elle] saute sur place comme du pop-corn les soirs de bonne humeur.',
      'Blotti[|e] dans une couverture, [il|elle] ronronne à sa manière, par petites vibrations.',
      'Chaque matin, [il|elle] fait le tour de l’enclos, toujours dans le même sens.',
    ],
    housing: [
      'Deux mètres carrés au sol, sans étage, avec des cachettes pour chacun : une cage du commerce est trop petite.',
      'Il lui faut un enclos au calme, à l’abri des courants d’air, avec un tapis absorbant et plusieurs maisons.',
    ],
    food: [
      'Foin à volonté, légumes frais matin et soir, et de la vitamine C, que son corps ne fabrique pas.',
      'Poivron, persil et foin : la vitamine C doit venir chaque jour de son assiette.',
    ],
    company: [
      'Un cochon d’Inde ne vit jamais seul : nous [le|la] confions avec un compagnon, ou pour en rejoindre un.',
      'Il lui faut un congénère ; notre équipe vous aide à composer un groupe qui s’entend.',
    ],
    health: [
      'Ses dents et son poids ont été contrôlés : une pesée par semaine reste la meilleure des surveillances.',
      'En bonne santé, [il|elle] a été [traité|traitée] contre les parasites à son arrivée.',
    ],
    meeting: VISIT,
    wishes: [
      '{name} cherche un ami à moustaches et un grand enclos',
      '{name} siffle dès qu’un sachet s’ouvre',
      '{name} voudrait une maison tranquille',
    ],
    weaknesses: [
      {
        text: '[il|elle] file se cacher à chaque approche, et la confiance viendra par la gourmandise',
        short: 'se cache à chaque approche',
      },
      {
        text: 'ses concerts du petit matin réveillent les dormeurs légers',
        short: 'siffle à l’aube',
      },
      {
        text: '[il|elle] se dispute les cachettes, il en faut une de plus que d’habitants',
        short: 'ne partage pas sa cachette',
      },
      {
        text: 'la coupe des griffes se fait à deux, avec un concombre pour distraire',
        short: 'n’aime pas la coupe des griffes',
      },
    ],
  },
  {
    species: 'CHINCHILLA',
    noun: single('chinchilla', 'M'),
    group: 'SMALL',
    age: [200, 3600],
    energy: ['MODERATE', 'HIGH'],
    sexed: 1,
    neutered: { MALE: 0.4 },
    vaccinated: false,
    chipped: 0,
    fee: [6000, 5000],
    feeIncludes: 'Bilan de santé avec examen des dents.',
    traits: [
      '[Il|Elle] rebondit contre les murs comme une balle, puis s’assoit et vous regarde.',
      'Son bain de sable est un spectacle : trois roulades, et [le|la] voilà propre.',
      'Le soir, [il|elle] bavarde à petits cris et attend une réponse.',
      '[Il|Elle] prend un pétale de rose séché avec une délicatesse de joaillier.',
    ],
    housing: [
      'Une volière de deux mètres de haut, avec des étagères en bois brut, dans une pièce fraîche : au-dessus de vingt-cinq degrés, [il|elle] souffre.',
      'Il lui faut de la hauteur, de la fraîcheur et un bain de sable quotidien ; jamais d’eau.',
    ],
    food: [
      'Foin à volonté et granulés sans sucre : son intestin ne supporte pas les écarts.',
      'Du foin, encore du foin, et une plante séchée pour la fête.',
    ],
    company: [
      'Un congénère choisi avec soin rendra ses nuits plus gaies.',
      'Les chinchillas vivent mieux à deux ; une présentation longue est nécessaire.',
    ],
    health: [
      'Un chinchilla vit quinze à vingt ans : c’est un engagement, pas un cadeau.',
      'Ses dents, contrôlées par radio, poussent droit.',
    ],
    meeting: ['Venez [le|la] voir le soir : le jour, [il|elle] dort.', ...VISIT],
    wishes: [
      '{name} cherche une pièce fraîche et du temps',
      '{name} vit la nuit et bondit haut',
      '{name} attend quelqu’un qui reste longtemps',
    ],
    weaknesses: [
      { text: 'ses acrobaties nocturnes réveillent toute la maison', short: 'vit la nuit' },
      {
        text: '[il|elle] perd des touffes de poil si on [le|la] tient de force',
        short: 'ne supporte pas la contrainte',
      },
      {
        text: 'la chaleur lui est dangereuse, une pièce climatisée ou fraîche est nécessaire',
        short: 'craint la chaleur',
      },
    ],
  },
]
