import type { Species } from '@/features/animals/model'

/** One chapter of a certificate. */
export type Chapter = { title: string; lines: readonly string[] }

/** What a family must know about a species before it engages. Costs are French averages a year. */
type Needs = {
  /** The law that asks for the certificate. */
  law: string
  body: readonly string[]
  behaviour: readonly string[]
  health: readonly string[]
  duties: readonly string[]
  costs: readonly string[]
}

const COMPANION =
  'articles L214-8 et D214-32-4 du Code rural et de la pêche maritime (loi n° 2021-1539 du 30 novembre 2021)'
const EQUINE =
  'articles L211-10-1 et D214-37-1 du Code rural et de la pêche maritime (loi n° 2021-1539 du 30 novembre 2021)'

const HEALTH_DUTY =
  'Un animal ne doit jamais être abandonné ni laissé sans soins\u00a0: l’abandon et les sévices sont punis de trois ans d’emprisonnement et de 45\u202f000 € d’amende (article 521-1 du Code pénal).'

const EQUINE_NEEDS: Needs = {
  law: EQUINE,
  body: [
    'Un équidé vit 25 à 30 ans, un âne souvent davantage.',
    'Il a besoin d’un hectare environ de pré bien clos, d’un abri, d’herbe ou de foin presque toute la journée, et de 20 à 60 litres d’eau propre par jour.',
    'Les aliments concentrés se donnent peu et avec mesure\u00a0: trop riches, ils provoquent fourbures et coliques.',
  ],
  behaviour: [
    'C’est un animal de groupe\u00a0: il ne vit pas seul, et souffre de l’isolement.',
    'Il doit marcher et bouger librement chaque jour, même quand il travaille.',
    'Il a peur vite et pèse lourd\u00a0: il se manipule avec calme, et son maniement s’apprend.',
  ],
  health: [
    'Le maréchal-ferrant vient toutes les six à huit semaines pour les pieds, ferrés ou non.',
    'Les dents sont vues une fois par an, les vaccins (grippe, tétanos) et les vermifuges suivent le conseil du vétérinaire.',
    'Une colique est une urgence\u00a0: le vétérinaire doit pouvoir venir à toute heure.',
  ],
  duties: [
    'Il est identifié par une puce et enregistré au fichier SIRE\u00a0; le changement de détenteur et de propriétaire s’y déclare.',
    'Le lieu où il vit est déclaré à l’IFCE, et un registre d’élevage y est tenu.',
    HEALTH_DUTY,
  ],
  costs: [
    'Nourriture et litière\u00a0: 800 à 1\u202f500 € par an au pré, bien plus en pension (2\u202f500 à 6\u202f000 €).',
    'Pieds, dents, vaccins et vermifuges\u00a0: 500 à 1\u202f000 € par an.',
    'Soins imprévus\u00a0: une chirurgie de colique coûte 4\u202f000 à 8\u202f000 €.',
    'Prévoyez aussi les clôtures, l’abri, le transport et une personne qui vous remplace pendant vos absences.',
  ],
}

const NEEDS: Partial<Record<Species, Needs>> = {
  DOG: {
    law: COMPANION,
    body: [
      'Un chien vit 10 à 15 ans, parfois davantage.',
      'Il mange une à deux fois par jour une ration adaptée à son âge, à son poids et à son activité, et dispose toujours d’eau fraîche.',
      'Il lui faut un coin de repos au calme et au sec, et plusieurs sorties par jour pour ses besoins, même avec un jardin.',
    ],
    behaviour: [
      'Il a besoin de se dépenser, de flairer, de jouer et de mâcher chaque jour\u00a0: au moins une heure de promenade pour la plupart.',
      'C’est un animal social\u00a0: il ne reste pas seul des journées entières, ni attaché.',
      'L’éducation se fait avec patience et sans violence\u00a0; les rencontres avec d’autres chiens et avec des humains s’entretiennent toute la vie.',
    ],
    health: [
      'Une visite par an chez le vétérinaire, des vaccins à jour, un traitement régulier contre les puces, les tiques et les vers.',
      'La stérilisation évite des portées et plusieurs maladies.',
      'Certaines races ont des fragilités (hanches, respiration, cœur)\u00a0: parlez-en avec le vétérinaire.',
    ],
    duties: [
      'Il est identifié par puce ou tatouage et enregistré au fichier I-CAD\u00a0; le changement d’adresse ou de propriétaire s’y déclare.',
      'Un chien de 1ʳᵉ ou 2ᵉ catégorie demande un permis de détention délivré par la mairie.',
      'Son propriétaire répond des dommages qu’il cause\u00a0; le passeport européen et le vaccin contre la rage sont exigés pour voyager.',
      HEALTH_DUTY,
    ],
    costs: [
      'Nourriture\u00a0: 400 à 900 € par an selon sa taille.',
      'Vétérinaire courant, vaccins et antiparasitaires\u00a0: 200 à 450 € par an.',
      'Matériel, éducation, garde pendant les absences\u00a0: 150 à 600 € par an.',
      'Soins imprévus\u00a0: de 300 € à plus de 2\u202f000 € pour une opération\u00a0; une assurance coûte 150 à 500 € par an.',
    ],
  },
  CAT: {
    law: COMPANION,
    body: [
      'Un chat vit 13 à 18 ans, souvent plus en intérieur.',
      'Il mange par petites prises, dix à quinze fois par jour, une alimentation riche en viande\u00a0; l’eau fraîche est loin de la nourriture et de la litière.',
      'Il lui faut une litière propre, nettoyée chaque jour (une par chat, plus une), et des couchages en hauteur.',
    ],
    behaviour: [
      'Il chasse, grimpe, griffe et se cache\u00a0: griffoir, cachettes, jeux et fenêtres sécurisées sont indispensables.',
      'Il tient à son territoire et à ses habitudes\u00a0: un changement se prépare, une arrivée se fait pièce par pièce.',
      'Il choisit ses contacts\u00a0: on ne le force pas, et deux chats ne s’entendent pas toujours.',
    ],
    health: [
      'Une visite par an chez le vétérinaire, les vaccins (typhus, coryza, leucose s’il sort) et les antiparasitaires.',
      'La stérilisation, dès six mois, évite les portées, les fugues et les marquages.',
      'Les reins, les dents et le poids se surveillent avec l’âge.',
    ],
    duties: [
      'Il est identifié par puce ou tatouage et enregistré au fichier I-CAD\u00a0; le changement d’adresse ou de propriétaire s’y déclare.',
      'Le passeport européen et le vaccin contre la rage sont exigés pour voyager.',
      HEALTH_DUTY,
    ],
    costs: [
      'Nourriture et litière\u00a0: 400 à 800 € par an.',
      'Vétérinaire courant, vaccins et antiparasitaires\u00a0: 150 à 300 € par an.',
      'Matériel et garde pendant les absences\u00a0: 80 à 300 € par an.',
      'Soins imprévus\u00a0: de 200 € à plus de 1\u202f500 €\u00a0; une assurance coûte 80 à 300 € par an.',
    ],
  },
  FERRET: {
    law: COMPANION,
    body: [
      'Un furet vit 6 à 10 ans.',
      'C’est un carnivore strict qui mange souvent, de petites quantités riches en viande, et boit beaucoup.',
      'Il dort jusqu’à 18 heures par jour, dans une grande cage à étages avec des hamacs, à moins de 28 °C.',
    ],
    behaviour: [
      'Il sort au moins quatre heures par jour, sous surveillance, dans une pièce sans passage où se glisser.',
      'Joueur et curieux, il vit volontiers à plusieurs et s’apprivoise par des contacts quotidiens.',
      'Il garde une odeur forte et peut mordiller\u00a0: il ne reste pas seul avec de jeunes enfants ni avec des rongeurs.',
    ],
    health: [
      'Vaccins contre la maladie de Carré et, pour voyager, contre la rage\u00a0; une visite par an chez un vétérinaire qui connaît l’espèce.',
      'La stérilisation, ou l’implant, est indispensable à la femelle, dont les chaleurs mettent la vie en danger.',
      'Les maladies des surrénales et du pancréas sont fréquentes dès quatre ans.',
    ],
    duties: [
      'Il est identifié par puce et enregistré au fichier I-CAD\u00a0; le changement d’adresse ou de propriétaire s’y déclare.',
      HEALTH_DUTY,
    ],
    costs: [
      'Nourriture et litière\u00a0: 300 à 500 € par an.',
      'Vétérinaire courant et vaccins\u00a0: 120 à 300 € par an, l’implant en plus (100 à 150 €).',
      'Cage et matériel\u00a0: 150 à 300 € au départ.',
      'Soins imprévus\u00a0: de 200 € à plus de 1\u202f000 €.',
    ],
  },
  RABBIT: {
    law: COMPANION,
    body: [
      'Un lapin vit 8 à 12 ans.',
      'Il mange du foin à volonté (les quatre cinquièmes de sa ration), de la verdure fraîche chaque jour et très peu de granulés\u00a0; ses dents poussent toute sa vie.',
      'Il vit en liberté ou dans un enclos d’au moins 2 m², jamais enfermé en cage, à l’abri de la chaleur.',
    ],
    behaviour: [
      'Il court, saute, creuse et ronge\u00a0: il lui faut plusieurs heures de liberté par jour, et des câbles protégés.',
      'C’est un animal de compagnie de ses semblables\u00a0: il vit mieux à deux, stérilisés.',
      'C’est une proie\u00a0: il a peur d’être porté, et se caresse au sol. Ce n’est pas un jouet d’enfant.',
    ],
    health: [
      'Vaccins chaque année contre la myxomatose et les maladies hémorragiques (VHD1 et VHD2).',
      'La stérilisation évite les portées, les bagarres et les tumeurs de la femelle.',
      'Un lapin qui ne mange plus depuis douze heures est une urgence.',
    ],
    duties: [
      'L’identification par puce est conseillée, et demandée pour voyager\u00a0; tout changement se déclare au fichier.',
      HEALTH_DUTY,
    ],
    costs: [
      'Foin, verdure et litière\u00a0: 300 à 500 € par an.',
      'Vétérinaire courant et vaccins\u00a0: 100 à 200 € par an.',
      'Enclos et matériel\u00a0: 100 à 250 € au départ.',
      'Soins imprévus (dents, transit)\u00a0: de 150 € à plus de 800 €.',
    ],
  },
  HORSE: EQUINE_NEEDS,
  DONKEY: EQUINE_NEEDS,
}

/** The engagement that stands before the signature, as article D214-32-4 words it. */
export const ENGAGEMENT = 'Je m’engage expressément à respecter les besoins de l’animal'

/** The law behind the certificate of a species; `null` when none asks for one. */
export const certificateLaw = (species: Species): string | null => NEEDS[species]?.law ?? null

/** The chapters of a certificate; none for a species that needs no certificate. */
export function certificateChapters(species: Species): Chapter[] {
  const needs = NEEDS[species]
  if (!needs) return []
  return [
    { title: 'Ses besoins physiologiques', lines: needs.body },
    { title: 'Son comportement', lines: needs.behaviour },
    { title: 'Sa santé', lines: needs.health },
    { title: 'Vos obligations', lines: needs.duties },
    { title: 'Ce que cela coûte, et ce que cela demande', lines: needs.costs },
  ]
}
