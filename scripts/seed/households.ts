import { typography } from './wording/grammar'

/** Somebody who would like to adopt, and how they live: what their answers are made of. */
export type Household = {
  name: string
  /** Where they live; the shelter's own commune when absent. */
  city?: string
  postalCode?: string
  age: number
  housing: 'Maison' | 'Appartement'
  garden: 'fenced' | 'open' | 'none'
  isOwner: boolean
  people: string
  children: string | null
  pets: string | null
  /** Alone each day: hours, and how it goes. */
  absence: { hours: number; words: string }
  experience: string
  motivation: string
}

const person = (
  name: string,
  age: number,
  [housing, garden, owns]: [Household['housing'], Household['garden'], boolean],
  words: Pick<Household, 'people' | 'children' | 'pets' | 'absence' | 'experience' | 'motivation'>,
): Household => ({
  name,
  age,
  housing,
  garden,
  isOwner: owns,
  people: typography(words.people),
  children: words.children && typography(words.children),
  pets: words.pets && typography(words.pets),
  absence: { ...words.absence, words: typography(words.absence.words) },
  experience: typography(words.experience),
  motivation: typography(words.motivation),
})

/** They apply in this order, each for one animal or two. */
export const HOUSEHOLDS: readonly Household[] = [
  person('Sylvie Kermarrec', 58, ['Maison', 'fenced', true], {
    people: 'Mon mari et moi, jeunes retraités.',
    children: null,
    pets: null,
    absence: { hours: 2, words: 'Nous sommes presque toujours là, sauf le marché du samedi.' },
    experience:
      'Trois chiens en trente ans, tous venus d’un refuge. Le dernier est parti à seize ans.',
    motivation:
      'La maison est trop silencieuse depuis le départ de notre vieux Pollux. Nous avons attendu un an ; nous nous sentons prêts.',
  }),
  person('Mehdi Haddad', 34, ['Appartement', 'none', false], {
    people: 'Ma compagne et moi.',
    children: null,
    pets: 'Une chatte de quatre ans, Mina, stérilisée et très sociable.',
    absence: { hours: 4, words: 'Je télétravaille trois jours sur cinq.' },
    experience: 'Nous avons élevé Mina depuis ses trois mois.',
    motivation:
      'Mina s’ennuie quand nous travaillons. Nous cherchons un compagnon calme, et nous avons une chambre pour les séparer au début.',
  }),
  person('Claudine Morel', 71, ['Appartement', 'none', true], {
    people: 'Je vis seule.',
    children: null,
    pets: null,
    absence: { hours: 3, words: 'Une promenade le matin, les courses, et la chorale le jeudi.' },
    experience: 'J’ai toujours eu des chats. Ma fille le prendrait s’il m’arrivait quelque chose.',
    motivation:
      'Je préfère un animal déjà âgé : nous irons au même pas. Ma fille habite à dix minutes et connaît mon projet.',
  }),
  person('Élodie et Marc Tanguy', 39, ['Maison', 'fenced', true], {
    people: 'Un couple et nos deux enfants.',
    children: 'Deux, de 6 et 9 ans.',
    pets: null,
    absence: { hours: 6, words: 'L’un de nous rentre toujours le midi.' },
    experience:
      'Marc a grandi à la ferme, au milieu des chiens. Pour les enfants, ce sera le premier.',
    motivation:
      'Nous en parlons depuis deux ans. Les enfants ont lu tout ce que la bibliothèque avait sur les chiens et savent qu’on ne dérange pas un animal qui dort.',
  }),
  person('Fatima Bencherif', 46, ['Maison', 'open', false], {
    people: 'Mes deux filles et moi.',
    children: 'Deux filles, 13 et 16 ans.',
    pets: 'Un lapin, dans un grand enclos du salon.',
    absence: { hours: 7, words: 'Les filles rentrent à seize heures.' },
    experience: 'Un chien pendant douze ans, chez mes parents.',
    motivation:
      'Mon propriétaire est d’accord, j’ai sa lettre. Il n’y a pas encore de clôture au fond du jardin : je compte la poser avant.',
  }),
  person('Gaël Le Bihan', 29, ['Appartement', 'none', false], {
    people: 'Je vis seul.',
    children: null,
    pets: null,
    absence: { hours: 9, words: 'Je travaille en horaires décalés, une voisine peut passer.' },
    experience: 'C’est le premier.',
    motivation: 'J’ai eu un coup de cœur pour sa photo.',
  }),
  person('Nathalie Ferrand', 52, ['Maison', 'fenced', true], {
    people: 'Mon compagnon et moi.',
    children: null,
    pets: 'Une chienne de sept ans, Ouka, stérilisée, qui aime les autres chiens.',
    absence: {
      hours: 5,
      words: 'Ouka a l’habitude, elle a le jardin et une chatière… pour chiens.',
    },
    experience: 'Famille d’accueil pendant quatre ans, onze animaux passés à la maison.',
    motivation:
      'Nous avons de la place, du temps, et l’habitude des chiens qui ont peur. Ouka est une bonne professeure.',
  }),
  person('Julien Castaing', 41, ['Maison', 'fenced', false], {
    people: 'Un couple, un bébé attendu au printemps.',
    children: 'Un bébé, en avril.',
    pets: 'Deux chats de trois ans, frère et sœur.',
    absence: { hours: 4, words: 'Congé parental à partir d’avril.' },
    experience: 'Nos chats, depuis qu’ils tiennent dans une main.',
    motivation:
      'Nous aimerions l’accueillir avant la naissance, pour que chacun prenne sa place tranquillement. Si vous pensez qu’il vaut mieux attendre, nous attendrons.',
  }),
  person('Monique Rault', 67, ['Maison', 'fenced', true], {
    people: 'Je vis avec ma sœur.',
    children: null,
    pets: 'Trois poules.',
    absence: { hours: 2, words: 'L’une de nous est toujours là.' },
    experience: 'Des chats depuis l’enfance, et un teckel têtu.',
    motivation:
      'Nous avons deux fauteuils et un poêle. Il ne lui manquera qu’un coussin, et il est déjà acheté.',
  }),
  person('Samuel Diarra', 37, ['Appartement', 'none', true], {
    people: 'Mon mari et moi.',
    children: null,
    pets: null,
    absence: { hours: 6, words: 'Nous alternons : jamais plus de six heures.' },
    experience: 'Un vieux chat, adopté à douze ans, que nous avons gardé cinq ans.',
    motivation:
      'Nous savons ce que coûtent les soins d’un animal âgé, et ce qu’il donne en échange. Le balcon est sécurisé par un filet.',
  }),
  person('Laurence Pichon', 49, ['Maison', 'fenced', true], {
    people: 'Un couple et notre fils.',
    children: 'Un fils de 11 ans.',
    pets: null,
    absence: {
      hours: 5,
      words: 'Je suis institutrice : les vacances sont longues et les midis à la maison.',
    },
    experience: 'Deux chiens avant lui, un épagneul et un croisé berger.',
    motivation:
      'Mon fils sortira le soir, moi le matin, et la plage est à vingt minutes. Nous cherchons un chien qui aime marcher.',
  }),
  person('Bruno Santini', 62, ['Maison', 'open', true], {
    people: 'Je vis seul, mes enfants sont grands.',
    children: null,
    pets: null,
    absence: { hours: 3, words: 'Le jardin est grand, il pourra rester dehors.' },
    experience: 'Des chiens de chasse, autrefois.',
    motivation: 'Pour me tenir compagnie et garder la maison.',
  }),
  person('Amandine Lucas', 31, ['Appartement', 'none', false], {
    people: 'Je vis en colocation, nous sommes trois.',
    children: null,
    pets: null,
    absence: { hours: 4, words: 'À trois, il y a presque toujours quelqu’un.' },
    experience: 'J’ai gardé les animaux des autres pendant mes études.',
    motivation:
      'L’animal sera le mien, et me suivra si je déménage. Mes colocataires ont signé l’accord que vous demandez.',
  }),
  person('Pierre et Odile Vasseur', 64, ['Maison', 'fenced', true], {
    people: 'Nous sommes deux, et cinq petits-enfants en visite.',
    children: 'Des petits-enfants de 3 à 10 ans, le mercredi.',
    pets: 'Un chat de treize ans, sourd, qui dort beaucoup.',
    absence: { hours: 2, words: 'Nous sommes à la retraite.' },
    experience: 'Quatre chiens et beaucoup de chats, tous adoptés.',
    motivation:
      'Nous voulons lui offrir une fin de vie au chaud. Notre vieux chat ne s’occupe que de lui-même.',
  }),
  person('Yasmine Belkacem', 27, ['Appartement', 'none', false], {
    people: 'Mon ami et moi.',
    children: null,
    pets: null,
    absence: { hours: 7, words: 'Une amie peut passer à midi.' },
    experience: 'Les chats de mes parents.',
    motivation:
      'Nous avons lu votre page sur les chats timides. Nous n’attendons pas des câlins tout de suite : nous avons de la patience.',
  }),
  person('Thierry Guillou', 55, ['Maison', 'fenced', true], {
    people: 'Ma femme et moi.',
    children: null,
    pets: 'Deux chevaux, au pré derrière la maison.',
    absence: { hours: 3, words: 'Je travaille à la maison.' },
    experience: 'Vingt ans de chevaux et de chiens.',
    motivation:
      'Deux hectares clos, un abri, et un maréchal qui passe toutes les six semaines. Il ne sera jamais seul.',
  }),
  person('Charlotte Meunier', 44, ['Maison', 'fenced', false], {
    people: 'Mes jumeaux et moi, une semaine sur deux.',
    children: 'Des jumeaux de 8 ans.',
    pets: null,
    absence: { hours: 6, words: 'Je rentre à quinze heures trente.' },
    experience: 'Un chat pendant neuf ans.',
    motivation:
      'Un animal doux, qui supporte le bruit une semaine et apprécie le silence la suivante.',
  }),
  person('René Hamelin', 76, ['Maison', 'fenced', true], {
    people: 'Ma femme et moi.',
    children: null,
    pets: null,
    absence: { hours: 1, words: 'Nous ne partons plus en vacances.' },
    experience: 'Toute une vie avec des animaux.',
    motivation:
      'Notre nièce s’engage par écrit à le reprendre. Nous aimerions un compagnon de notre âge.',
  }),
  person('Inès Carvalho', 33, ['Appartement', 'none', true], {
    people: 'Je vis avec ma fille.',
    children: 'Une fille de 4 ans, que je surveille toujours avec les animaux.',
    pets: null,
    absence: { hours: 5, words: 'À mi-temps jusqu’à l’été.' },
    experience: 'Un cochon d’Inde, puis un autre.',
    motivation:
      'Ma fille est calme et apprend vite. Nous voudrions la rencontrer plusieurs fois avant de décider.',
  }),
  person('Vincent Charpentier', 48, ['Maison', 'fenced', true], {
    people: 'Un couple, une adolescente.',
    children: 'Une fille de 15 ans, bénévole chez vous le samedi.',
    pets: 'Un chien de cinq ans, castré, déjà présenté pendant une promenade.',
    absence: {
      hours: 4,
      words: 'Les deux chiens ne resteront jamais seuls plus d’une demi-journée.',
    },
    experience: 'Éducation positive avec notre premier chien, adopté chez vous.',
    motivation:
      'Notre fille nous en parle depuis des mois. Ils se sont rencontrés deux fois, et ils jouent.',
  }),
  person('Agathe Roussel', 24, ['Appartement', 'none', false], {
    people: 'Je vis seule.',
    children: null,
    pets: null,
    absence: { hours: 8, words: 'Je suis étudiante, les horaires changent.' },
    experience: 'Aucune, mais j’ai lu beaucoup.',
    motivation: 'Je rêve d’un chat depuis toujours, et j’ai enfin mon propre appartement.',
  }),
  person('Dominique Perrot', 60, ['Maison', 'fenced', true], {
    people: 'Je vis avec ma mère, 84 ans.',
    children: null,
    pets: null,
    absence: { hours: 2, words: 'Ma mère est là toute la journée.' },
    experience: 'Des chiens de petite taille, depuis toujours.',
    motivation: 'Un petit compagnon tranquille, qui ne saute pas : ma mère marche avec une canne.',
  }),
  person('Ludovic et Anne Jourdain', 36, ['Maison', 'fenced', true], {
    people: 'Un couple et trois enfants.',
    children: 'Trois, de 2 à 7 ans.',
    pets: 'Deux cochons d’Inde.',
    absence: { hours: 3, words: 'Anne est assistante maternelle.' },
    experience: 'Un chien, quand nous étions enfants.',
    motivation:
      'La maison est vivante, et nous savons que ce n’est pas pour tous les animaux. Dites-nous franchement.',
  }),
  person('Hugo Lambert', 42, ['Appartement', 'none', true], {
    people: 'Ma compagne et moi.',
    children: null,
    pets: null,
    absence: { hours: 5, words: 'Nous pouvons l’emmener au bureau.' },
    experience: 'Un greyhound adopté en Irlande, parti l’an dernier.',
    motivation:
      'Il nous manque une laisse à l’entrée. Nous courons dix kilomètres trois fois par semaine.',
  }),
]
