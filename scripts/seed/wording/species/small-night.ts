import { SMALL_VISIT as VISIT } from './meeting'
import { pair, single, type Pack } from './types'

/** Those that sleep by day, and ferrets. */
export const NOCTURNAL: readonly Pack[] = [
  {
    species: 'HAMSTER',
    noun: single('hamster', 'M'),
    group: 'SMALL',
    age: [60, 420],
    energy: ['MODERATE', 'HIGH'],
    sexed: 0.9,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [1000, 1000],
    feeIncludes: 'Bilan de santé et carnet de conseils.',
    traits: [
      'À la tombée du jour, [il|elle] sort le museau, s’étire et part en tournée.',
      'Ses joues se remplissent jusqu’à doubler sa tête, et [il|elle] repart cacher son trésor.',
      '[Il|Elle] bâtit des nids dignes d’un architecte avec trois feuilles d’essuie-tout.',
      'Avec de la patience, [il|elle] vient chercher une graine dans la main.',
    ],
    housing: [
      'Un terrarium d’un mètre de long au moins, vingt-cinq centimètres de litière pour creuser et une roue de bonne taille.',
      'Il lui faut un grand espace à creuser, des cachettes et une roue pleine, sans barreaux.',
    ],
    food: [
      'Un mélange de graines, un peu de légume frais et, de temps en temps, un ver de farine.',
      'Éparpillez ses graines : chercher son repas est son occupation préférée.',
    ],
    company: [
      'Un hamster vit seul : la présence d’un congénère finirait en bagarre.',
      'Solitaire par nature, [il|elle] ne cherche qu’un humain discret, réveillé le soir.',
    ],
    health: [
      'Un hamster vit deux à trois ans : nous préférons le dire aux enfants avant.',
      'Ses dents et ses abajoues sont en ordre ; [il|elle] craint les courants d’air.',
    ],
    meeting: ['Venez [le|la] voir en fin de journée, à son réveil.', ...VISIT],
    wishes: [
      '{name} cherche un grand terrain à creuser',
      '{name} travaille de nuit et dort le jour',
      '{name} voudrait une roue à sa taille',
    ],
    weaknesses: [
      {
        text: '[réveillé|réveillée] en plein jour, [il|elle] peut pincer',
        short: 'pince si on [le|la] réveille',
      },
      {
        text: 'sa roue tourne une partie de la nuit, mieux vaut ne pas dormir dans la même pièce',
        short: 'fait du bruit la nuit',
      },
      { text: '[il|elle] s’échappe au premier couvercle mal fermé', short: 'sait s’échapper' },
      {
        text: '[il|elle] n’aime pas les caresses et préfère qu’on l’observe',
        short: 'préfère qu’on l’observe',
      },
    ],
  },
  {
    species: 'RAT',
    noun: pair('rat', 'ratte'),
    group: 'SMALL',
    age: [60, 500],
    energy: ['MODERATE', 'HIGH'],
    sexed: 1,
    neutered: { MALE: 0.3, FEMALE: 0.3 },
    vaccinated: false,
    chipped: 0,
    fee: [1500, 1500],
    feeIncludes: 'Bilan de santé et quarantaine de quinze jours.',
    traits: [
      '[Il|Elle] connaît son nom et accourt en haut de la cage quand on l’appelle.',
      'Sur une épaule, [il|elle] lit avec vous, sans sauter une ligne.',
      'Un labyrinthe en carton l’occupe une heure ; le lendemain, [il|elle] le refait en dix secondes.',
      '[Il|Elle] vous fait la toilette des doigts, avec beaucoup de sérieux.',
    ],
    housing: [
      'Une volière haute, aux barreaux serrés, avec des hamacs et deux heures de sortie chaque soir.',
      'Il lui faut une grande cage à étages, des cordes, des cachettes en tissu et une litière sans poussière.',
    ],
    food: [
      'Un bon mélange, des légumes et, le dimanche, un peu d’œuf : [il|elle] mange proprement, à deux mains.',
      'Son alimentation est simple, mais [il|elle] préfère la vôtre : il faudra résister.',
    ],
    company: [
      'Un rat vit en groupe : nous [le|la] confions avec un compagnon ou pour rejoindre une bande.',
      'Il lui faut au moins un congénère du même sexe, ou stérilisé.',
    ],
    health: [
      'Les rats vivent deux à trois ans et leurs poumons sont fragiles : un vétérinaire pour petits animaux est nécessaire.',
      'Sa quarantaine est terminée, [il|elle] respire bien et pèse son poids.',
    ],
    meeting: VISIT,
    wishes: [
      '{name} cherche une épaule',
      '{name} aime les jeux d’esprit',
      '{name} voudrait une bande et une volière',
    ],
    weaknesses: [
      {
        text: '[il|elle] cache de la nourriture dans vos poches et l’y oublie',
        short: 'cache de la nourriture partout',
      },
      {
        text: '[il|elle] marque son passage par de petites gouttes, tissu clair déconseillé',
        short: 'marque son passage',
      },
      {
        text: '[il|elle] ronge les câbles dès que la surveillance se relâche',
        short: 'ronge les câbles',
      },
      {
        text: 'les gestes brusques [le|la] font bondir, et la main doit se présenter doucement',
        short: 'sursaute facilement',
      },
    ],
  },
  {
    species: 'MOUSE',
    noun: single('souris', 'F'),
    group: 'SMALL',
    age: [50, 300],
    energy: ['HIGH', 'VERY_HIGH'],
    sexed: 0.9,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [500, 500],
    feeIncludes: 'Bilan de santé et carnet de conseils.',
    traits: [
      'Funambule, [il|elle] traverse une ficelle tendue sans regarder en bas.',
      '[Il|Elle] se lave les moustaches après chaque graine, avec un soin de chat.',
      'Un rouleau de carton devient un tunnel, un lit, puis un repas.',
      '[Il|Elle] observe tout, immobile, puis disparaît en un éclair.',
    ],
    housing: [
      'Un terrarium haut, bien aéré, avec des branches, des cordes et une épaisse litière de chanvre.',
      'Il lui faut de la hauteur pour grimper, des nids en foin et un couvercle à mailles fines.',
    ],
    food: [
      'Des graines, un peu de verdure et une protéine de temps en temps.',
      'Ses repas sont minuscules et nombreux : un mélange varié, jamais sucré.',
    ],
    company: [
      'Les souris vivent en petit groupe ; nous veillons à des sexes qui ne se reproduisent pas.',
      'Une compagnie de son espèce lui est nécessaire.',
    ],
    health: [
      'Une souris vit environ deux ans ; la sienne se passe en pleine forme.',
      'Son poil brille et sa respiration est claire : tout va bien.',
    ],
    meeting: VISIT,
    wishes: [
      '{name} cherche un grand terrarium',
      '{name} aime grimper et bricoler',
      '{name} voudrait de la compagnie et de la hauteur',
    ],
    weaknesses: [
      {
        text: '[il|elle] ne se laisse pas prendre en main et saute',
        short: 'ne se laisse pas prendre',
      },
      {
        text: 'l’odeur demande un entretien fréquent du terrarium',
        short: 'demande un entretien fréquent',
      },
      { text: '[il|elle] se faufile par un trou d’un centimètre', short: 'se faufile partout' },
    ],
  },
  {
    species: 'FERRET',
    noun: pair('furet', 'furette'),
    group: 'SMALL',
    age: [150, 1900],
    energy: ['HIGH', 'VERY_HIGH'],
    sexed: 1,
    neutered: { MALE: 0.95, FEMALE: 0.95 },
    vaccinated: true,
    chipped: 1,
    fee: [12_000, 9000],
    feeIncludes: 'Identification, vaccin contre la maladie de Carré, stérilisation ou implant.',
    traits: [
      '[Il|Elle] dort seize heures, puis danse de travers en gloussant pendant une heure.',
      'Vos clés, vos chaussettes et une pantoufle : sa cachette est un musée.',
      'Un tunnel de tissu et une balle, et la soirée est réussie.',
      '[Il|Elle] aime finir la partie roulé[|e] en boule dans une capuche.',
    ],
    housing: [
      'Une pièce sécurisée ou une grande volière, avec quatre heures de liberté par jour : chaque trou sera bouché.',
      'Il lui faut des hamacs, des tunnels, plusieurs bacs et une maison sans passage vers l’extérieur.',
    ],
    food: [
      'Carnivore strict, [il|elle] mange de la viande et des croquettes pour furet, en petites portions.',
      'De la viande, rien que de la viande : les céréales ne lui valent rien.',
    ],
    company: [
      'Un compagnon de jeu de son espèce fera son bonheur.',
      'Deux furets s’occupent mieux qu’un seul ; les rongeurs, eux, sont des proies.',
    ],
    health: [
      'Un suivi hormonal est à prévoir chaque année chez un vétérinaire qui connaît les furets.',
      'Vacciné[|e] contre la maladie de Carré, [il|elle] a reçu son implant.',
    ],
    meeting: VISIT,
    wishes: [
      '{name} cherche des complices de bêtises',
      '{name} danse dès qu’on ouvre la porte',
      '{name} voudrait une maison à explorer',
    ],
    weaknesses: [
      { text: '[il|elle] mordille les pieds nus pour inviter au jeu', short: 'mordille les pieds' },
      {
        text: 'son odeur musquée ne s’efface pas, même après la stérilisation',
        short: 'garde une odeur forte',
      },
      {
        text: '[il|elle] choisit ses coins pour ses besoins, et ce n’est pas toujours le bac',
        short: 'ne vise pas toujours le bac',
      },
      {
        text: 'tout ce qui brille disparaît, et il faut parfois déplacer un meuble',
        short: 'vole tout ce qui brille',
      },
    ],
  },
  {
    species: 'HEDGEHOG',
    noun: pair('hérisson', 'hérissonne'),
    group: 'SMALL',
    age: [120, 1000],
    energy: ['LOW', 'MODERATE'],
    sexed: 1,
    neutered: {},
    vaccinated: false,
    chipped: 0,
    fee: [6000, 6000],
    feeIncludes: 'Bilan de santé et conseils d’installation.',
    traits: [
      '[Il|Elle] se déroule lentement, renifle l’air et part faire ses trois kilomètres de nuit.',
      'Une odeur nouvelle, et [il|elle] se couvre de salive : chez les hérissons, c’est un compliment.',
      'Dans une poche de tissu polaire, [il|elle] s’endort contre vous.',
    ],
    housing: [
      'Un terrarium chauffé à vingt-quatre degrés, une grande roue pleine et des cachettes.',
      'Il lui faut de la chaleur toute l’année : au froid, [il|elle] tomberait en torpeur.',
    ],
    food: [
      'Des croquettes maigres et des insectes ; la balance décide de la quantité.',
      'Grillons et croquettes pour chat allégées composent ses nuits.',
    ],
    company: [
      'Solitaire, [il|elle] vivra seul[|e], sans congénère.',
      'Un hérisson ne cherche pas de compagnon de son espèce.',
    ],
    health: [
      'Espèce domestiquée venue d’Afrique, [il|elle] n’a rien du hérisson de nos jardins, qui est protégé.',
      'Son poids est surveillé : [il|elle] grossit vite.',
    ],
    meeting: ['Venez [le|la] voir le soir, à son réveil.', ...VISIT],
    wishes: ['{name} cherche une maison chaude et calme', '{name} vit la nuit, à petits pas'],
    weaknesses: [
      {
        text: '[il|elle] se met en boule à chaque visite, et il faut des semaines pour voir son nez',
        short: 'se met en boule',
      },
      {
        text: 'sa roue se nettoie tous les matins, sans exception',
        short: 'salit sa roue chaque nuit',
      },
    ],
  },
]
