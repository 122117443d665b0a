import { FARM_VISIT as VISIT, FENCE } from './meeting'
import { pair, type Pack } from './types'

/** Horses and donkeys. */
export const EQUIDS: readonly Pack[] = [
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
]
