import type { EnergyLevel } from '@/features/animals/model'

type BySpecies = { DOG: readonly string[]; CAT: readonly string[] }

export const ENERGY_SENTENCES: Readonly<Record<EnergyLevel, BySpecies>> = {
  VERY_LOW: {
    DOG: [
      '[Il|Elle] vit au rythme des siestes : deux petites promenades et un panier moelleux suffisent à son bonheur.',
      'Les marathons, très peu pour [lui|elle] : un tour de quartier, puis le tapis du salon.',
      'Son programme idéal tient en trois mots : dormir, manger, recommencer, avec une balade tranquille entre deux.',
    ],
    CAT: [
      'Son sport favori est la sieste, de préférence sur vos genoux.',
      '[Il|Elle] passe ses journées à suivre le soleil d’un fauteuil à l’autre.',
      'Le calme lui est précieux : une maison sans agitation, et [il|elle] s’épanouit.',
    ],
  },
  LOW: {
    DOG: [
      'Plutôt calme, [il|elle] apprécie les promenades régulières sans chercher l’exploit.',
      '[Il|Elle] aime marcher d’un bon pas tranquille, renifler chaque haie, puis rentrer se coucher près de vous.',
      'À la maison, [il|elle] sait se faire oublier ; dehors, [il|elle] profite sans se presser.',
    ],
    CAT: [
      'D’un naturel posé, [il|elle] observe beaucoup, joue un peu et ronronne souvent.',
      '[Il|Elle] aime les soirées paisibles, un plaid et une présence à côté.',
      'Quelques minutes de jeu le matin, et voilà [un|une] {animal} [apaisé|apaisée] pour la journée.',
    ],
  },
  MODERATE: {
    DOG: [
      'Ni pile électrique ni pantoufle, [il|elle] s’adapte au rythme de la maison pourvu qu’on [le|la] sorte chaque jour.',
      'Une heure de balade quotidienne, un peu de jeu, et [il|elle] dort comme une souche.',
      '[Il|Elle] aime les sorties en forêt autant que les soirées sur le canapé.',
    ],
    CAT: [
      '[Il|Elle] alterne parties de chasse à la balle et longues siestes, avec un bel équilibre.',
      '[Joueur|Joueuse] le matin, [câlin|câline] le soir : une journée bien réglée.',
      '[Curieux|Curieuse] de tout, [il|elle] visite chaque placard avant de s’installer tout contre vous.',
    ],
  },
  HIGH: {
    DOG: [
      '[Sportif|Sportive], [il|elle] a besoin de vraies sorties, de jeux et d’apprentissages pour se sentir bien.',
      'Il lui faut courir, chercher, réfléchir : des maîtres actifs feront son bonheur.',
      'Randonnée, footing, jeux de flair : [il|elle] est [partant|partante] pour tout et par tous les temps.',
    ],
    CAT: [
      'Toujours en mouvement, [il|elle] a besoin de jeux, de hauteur et de compagnie.',
      '[Il|Elle] grimpe, bondit, explore : un bon arbre à chat sera vite rentabilisé.',
      'Une plume au bout d’un fil, et {name} devient un fauve de salon.',
    ],
  },
  VERY_HIGH: {
    DOG: [
      'C’est une boule d’énergie : sans deux longues sorties par jour, [il|elle] s’ennuie et le fait savoir.',
      '[Il|Elle] déborde de vitalité et s’épanouira avec une personne qui court, pédale ou pratique un sport canin.',
      'Infatigable, [il|elle] réclame de l’exercice, de l’éducation et de la constance.',
    ],
    CAT: [
      '[Il|Elle] ne tient pas en place : courses dans le couloir, acrobaties, chasse aux chaussettes.',
      'Une vraie tornade, qui a besoin de sorties ou d’un grand terrain de jeu intérieur.',
      'Son énergie semble sans fin ; deux séances de jeu par jour sont un minimum.',
    ],
  },
}

/** Traits that contradict no fact. */
export const TRAITS: BySpecies = {
  DOG: [
    '[Il|Elle] connaît « assis » et apprend le reste pour une caresse.',
    'Le matin, [il|elle] accueille les bénévoles en remuant tout l’arrière-train.',
    '[Il|Elle] pose volontiers la tête sur un genou et ne la reprend que si l’on insiste.',
    'Les friandises cachées dans l’herbe sont son jeu préféré.',
    'En voiture, [il|elle] se couche et s’endort avant le premier virage.',
    '[Gourmand|Gourmande] et [attentif|attentive], [il|elle] progresse vite avec des méthodes douces.',
    '[Il|Elle] revient toujours fièrement avec un bâton trop grand.',
    'Les jours de pluie, c’est [lui|elle] qui fait sourire l’équipe.',
    'Se rouler dans l’herbe fraîche fait partie de ses grands bonheurs.',
    'Son regard suit chacun de vos gestes, surtout près du placard à biscuits.',
    '[Il|Elle] a une manière bien à [lui|elle] de pencher la tête quand on lui parle.',
    'Une fois en confiance, [il|elle] devient très tendre et cherche le contact.',
  ],
  CAT: [
    '[Il|Elle] ronronne avant même d’être [touché|touchée].',
    'Son plaisir : une fenêtre, un rayon de soleil et quelqu’un à côté.',
    '[Il|Elle] vient réclamer sa part de caresses, puis retourne à ses affaires.',
    '[Bavard|Bavarde], [il|elle] commente la préparation des repas.',
    '[Il|Elle] dort [roulé|roulée] en boule dans les cartons, même les plus petits.',
    'Sans bruit, [il|elle] suit les bénévoles de pièce en pièce comme une petite ombre.',
    'Un coup de tête sous la main : c’est sa façon de dire bonjour.',
    'Les bouchons de liège sont ses proies favorites.',
    'Le dessus du réfrigérateur est son poste d’observation préféré.',
    'Le bruit d’un sachet [le|la] fait accourir de l’autre bout du bâtiment.',
    '[Il|Elle] pétrit longuement les couvertures avant de s’endormir.',
    'Avec du temps et une voix douce, [il|elle] donne toute sa confiance.',
  ],
}
