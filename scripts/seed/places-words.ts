import type { AcceptedAnimal, PlaceKind } from '@/features/places/model'

/** Where the invented places are: towns of all sizes, overseas ones among them. */
export const TOWNS = [
  ...['Rennes (35)', 'Nantes (44)', 'Lyon (69)', 'Lille (59)', 'Bordeaux (33)', 'Toulouse (31)'],
  ...['Marseille (13)', 'Strasbourg (67)', 'Dijon (21)', 'Tours (37)', 'Loches (37)', 'Blois (41)'],
  ...['Saint-Denis (974)', 'Saint-Pierre (974)', 'Fort-de-France (972)', 'Cayenne (973)'],
  ...['Les Abymes (971)', 'Mamoudzou (976)', 'Vannes (56)', 'Quimper (29)', 'Caen (14)'],
  ...['Rouen (76)', 'Reims (51)', 'Metz (57)', 'Nancy (54)', 'Besançon (25)', 'Annecy (74)'],
  ...['Grenoble (38)', 'Valence (26)', 'Nîmes (30)', 'Montpellier (34)', 'Perpignan (66)'],
  ...['Pau (64)', 'Bayonne (64)', 'Limoges (87)', 'Poitiers (86)', 'La Rochelle (17)'],
  ...['Le Mans (72)', 'Angers (49)', 'Amiens (80)', 'Ajaccio (2A)', 'Bastia (2B)', 'Nice (06)'],
] as const

export const FIRST_NAMES = [
  ...['Camille', 'Yvon', 'Claire', 'Malik', 'Solène', 'Hugo', 'Nadia', 'Paul', 'Inès', 'Gabin'],
  ...['Léonie', 'Marius', 'Awa'],
] as const

export const STREETS = [
  ...['rue des Lilas', 'rue du Moulin', 'avenue de la Gare', 'place du Marché', 'rue des Écoles'],
  ...['chemin des Genêts', 'quai des Tanneurs', 'rue de la Fontaine', 'allée des Tilleuls'],
  ...['rue Haute', 'impasse des Forges'],
] as const

type Told = {
  /** « % » is a first name. */
  names: readonly string[]
  texts: readonly string[]
  accepts: readonly AcceptedAnimal[]
  /** Hours of a working day, and of Saturday: the nth place has the nth. */
  hours: readonly string[]
  saturday: readonly string[]
  sunday?: string
  /** The working day on which it is closed. */
  rest?: string
}

const OFFICE = ['9h-12h, 14h-19h', '8h30-12h30, 14h-18h30', '9h-19h'] as const
const SHOP = { hours: ['9h30-12h30, 14h-19h', '10h-19h'], saturday: ['9h30-19h'], rest: 'lundi' }

/** What invented places of each kind are called, and say. */
export const KINDS: Readonly<Record<PlaceKind, Told>> = {
  VET: {
    names: [
      'Cabinet vétérinaire des Tilleuls',
      'Vétérinaires du Vieux Pont',
      'Cabinet du Docteur % Lebrac',
      'Vétérinaire de la Source',
    ],
    texts: [
      'Chiens, chats et petits compagnons, sur rendez-vous. Le soir, le répondeur dit qui est de garde.',
      'Deux vétérinaires, une salle d’attente pour les chats.',
    ],
    accepts: ['DOG', 'CAT', 'SMALL'],
    hours: OFFICE,
    saturday: ['9h-12h', '9h-12h30', ''],
  },
  CLINIC: {
    names: [
      'Clinique vétérinaire du Grand Chêne',
      'Centre hospitalier vétérinaire des Remparts',
      'Clinique vétérinaire de l’Estuaire',
      'Clinique des Quatre Pattes',
    ],
    texts: [
      'Urgences, chirurgie, imagerie. Appelez avant de partir\u00a0: l’équipe se prépare.',
      'Une équipe de garde, soins intensifs et laboratoire sur place.',
    ],
    accepts: ['DOG', 'CAT', 'SMALL', 'BIRD', 'REPTILE'],
    hours: ['8h-20h', '8h30-19h30'],
    saturday: ['9h-18h'],
    sunday: '10h-12h',
  },
  DISPENSARY: {
    names: [
      'Dispensaire des Compagnons',
      'Dispensaire de la Main tendue',
      'Dispensaire du Faubourg',
    ],
    texts: ['Soins à tarif réduit, sous condition de ressources. Apportez un justificatif.'],
    accepts: ['DOG', 'CAT'],
    hours: ['9h-12h', '13h30-17h'],
    saturday: [''],
    rest: 'mercredi',
  },
  WILDLIFE: {
    names: [
      'Centre de soins de la Hulotte',
      'Centre faune sauvage des Marais',
      'Le Nid, soins de la faune sauvage',
    ],
    texts: [
      'Hérissons, oiseaux, chauves-souris\u00a0: un carton percé, au calme et au noir, ni eau ni nourriture. Appelez-nous.',
    ],
    accepts: ['WILD', 'BIRD'],
    hours: ['9h-18h', '8h-19h'],
    saturday: ['9h-18h'],
    sunday: '9h-17h',
  },
  TRAINER: {
    names: [
      '% éduque avec douceur',
      'L’École des chiots de %',
      'Pas à patte',
      'Chien bien dans ses pattes',
    ],
    texts: [
      'Cours collectifs et à domicile, par la récompense. Premier bilan d’une heure.',
      'Chiots dès deux mois, chiens adoptés, marche en laisse.',
    ],
    accepts: ['DOG'],
    hours: ['10h-12h, 14h-19h', '14h-20h'],
    saturday: ['9h-18h', '9h-12h'],
    rest: 'lundi',
  },
  BEHAVIOURIST: {
    names: ['% comportementaliste', 'Écoute chat', 'Le Bon Entendeur, comportement animal'],
    texts: [
      'Peurs, malpropreté, mésentente entre animaux\u00a0: une visite, un bilan écrit, un suivi.',
    ],
    accepts: ['DOG', 'CAT'],
    hours: ['9h-12h, 14h-18h'],
    saturday: ['', '9h-12h'],
  },
  RESTAURANT: {
    names: [
      'Café de la Halle',
      'La Table de %',
      'Le Comptoir du Chat qui dort',
      'Brasserie du Port',
    ],
    texts: [
      'Chiens bienvenus en salle et en terrasse, une gamelle d’eau à l’entrée.',
      'Terrasse à l’ombre, chiens tenus en laisse.',
    ],
    accepts: ['DOG'],
    hours: ['11h30-14h30, 18h30-23h', '8h-20h', '18h-1h'],
    saturday: ['11h30-15h, 18h30-1h', '10h-2h'],
    rest: 'lundi',
  },
  HOTEL: {
    names: [
      'Hôtel des Voyageurs',
      'Gîte de la Prairie',
      'Camping des Grands Pins',
      'Chambres d’hôtes chez %',
    ],
    texts: [
      'Un chien par chambre, sans supplément. Jardin clos.',
      'Animaux admis sur demande, panier et gamelle prêtés.',
    ],
    accepts: ['DOG', 'CAT'],
    hours: ['8h-21h'],
    saturday: ['8h-21h'],
    sunday: '8h-12h',
  },
  SHOP: {
    names: ['La Gamelle de %', 'Jardinerie du Val', 'Au Bon Grain', 'Le Panier à croquettes'],
    texts: ['Alimentation et conseils, balance en libre service. Aucun animal n’est vendu.'],
    accepts: ['DOG', 'CAT', 'SMALL', 'BIRD'],
    ...SHOP,
  },
  GROOMER: {
    names: ['% toilettage', 'Le Bain des poilus', 'Poil doux', 'Ciseaux et papouilles'],
    texts: ['Bain, coupe, griffes, sur rendez-vous. Chiens craintifs pris seuls.'],
    accepts: ['DOG', 'CAT'],
    ...SHOP,
  },
  PENSION: {
    names: ['Pension de la Garenne', 'La Villégiature des moustaches', 'Pension du Haut-Pré'],
    texts: [
      'Box chauffés, parcs d’herbe, deux sorties par jour. Vaccins à jour demandés. Visite sur rendez-vous.',
    ],
    accepts: ['DOG', 'CAT', 'SMALL'],
    hours: ['9h-11h, 16h-18h'],
    saturday: ['9h-11h, 16h-18h'],
    sunday: '17h-18h',
  },
  SITTER: {
    names: ['% garde vos compagnons', 'Chez %, garde à la maison', 'Les Visites de %'],
    texts: ['Visites à domicile, photos chaque jour. Une rencontre d’abord, gratuite.'],
    accepts: ['DOG', 'CAT', 'SMALL', 'BIRD'],
    hours: ['8h-20h'],
    saturday: ['8h-20h'],
    sunday: '8h-20h',
  },
  BEACH: {
    names: ['Plage des Embruns', 'Berge des Saules', 'Plage du Vieux Phare'],
    texts: [
      'Chiens admis toute l’année en laisse, libres hors saison. Relisez le panneau de la mairie à l’entrée.',
    ],
    accepts: ['DOG'],
    hours: [''],
    saturday: [''],
  },
}
