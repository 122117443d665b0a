import type { ComingPage, ComingStep } from './page.model'

const REGISTRY: ComingStep = {
  title: 'Prévenez l’I-CAD',
  text: 'Le fichier national d’identification des chiens, des chats et des furets. Déclarez la perte, vérifiez votre numéro de téléphone et votre adresse : c’est par là qu’on vous retrouvera.',
  link: { href: 'https://www.i-cad.fr', label: 'i-cad.fr' },
}

const FINDERS: ComingStep = {
  title: 'Ne gardez pas l’animal sans rien dire',
  text: 'Un chien ou un chat trouvé se signale à la mairie de la commune, qui fait venir la fourrière. Son propriétaire le cherche peut-être à deux rues de là.',
}

export const LOST_PAGES: Readonly<Record<string, ComingPage>> = {
  perdus: {
    path: '/animaux-perdus',
    title: 'Animaux perdus',
    description:
      'Votre animal a disparu : qui prévenir et dans quel ordre, de l’I-CAD aux refuges des environs.',
    lead: 'Les premières heures comptent. Un chien ou un chat perdu est souvent tout près de l’endroit où on l’a vu pour la dernière fois.',
    stepsTitle: 'À faire aujourd’hui',
    isOrdered: true,
    steps: [
      {
        title: 'Cherchez tout près, dans le calme',
        text: 'Garages, caves, haies, dessous de voitures. Retournez le soir et à l’aube, appelez doucement, laissez dehors un vêtement porté et sa gamelle.',
      },
      REGISTRY,
      {
        title: 'Appelez la mairie et la fourrière',
        text: 'La vôtre et celles des communes voisines. La fourrière garde un animal identifié huit jours ouvrés : n’attendez pas pour vous faire connaître.',
      },
      {
        title: 'Appelez les vétérinaires et les refuges',
        text: 'Donnez le numéro de puce ou de tatouage, une photo récente, un signe particulier et un téléphone où vous répondez.',
        link: { href: '/refuges', label: 'Les refuges près de chez vous' },
      },
      {
        title: 'Affichez et faites passer le mot',
        text: 'Une photo nette, le lieu, le jour, un téléphone. Gardez pour vous un détail que seul le vrai trouveur saura dire, et ne versez jamais d’argent d’avance.',
      },
    ],
    coming:
      'Nous préparons ici les avis de recherche : une annonce par animal, sur une carte, transmise aux refuges des environs.',
    onward: [
      { href: '/refuges', label: 'Trouver un refuge à appeler' },
      { href: '/animaux-trouves', label: 'J’ai trouvé un animal' },
    ],
    isIndexed: true,
  },
  trouves: {
    path: '/animaux-trouves',
    title: 'Animaux trouvés',
    description:
      'Vous avez trouvé un chien, un chat ou un autre animal : les gestes utiles et les personnes à prévenir.',
    lead: 'Un animal seul n’est pas toujours un animal perdu, mais quelqu’un doit le savoir. Voici comment l’aider sans le mettre en danger, ni vous.',
    stepsTitle: 'À faire aujourd’hui',
    isOrdered: true,
    steps: [
      {
        title: 'Mettez-le en sécurité, sans forcer',
        text: 'Parlez bas, approchez de côté, proposez de l’eau. S’il a peur ou montre les dents, ne le touchez pas et restez à vue. S’il est blessé, appelez un vétérinaire avant de le déplacer.',
        link: { href: '/guide/soins', label: 'Soins d’urgence' },
      },
      {
        title: 'Cherchez son identification',
        text: 'Une médaille, un tatouage dans l’oreille, une puce : un vétérinaire ou un refuge la lit en une minute et peut joindre le propriétaire.',
      },
      FINDERS,
      {
        title: 'Prévenez les refuges des environs',
        text: 'Dites le lieu, l’heure, la taille, la couleur, le collier. C’est souvent chez eux que le propriétaire appelle en premier.',
        link: { href: '/refuges', label: 'Les refuges près de chez vous' },
      },
      {
        title: 'Un animal sauvage ?',
        text: 'Ne lui donnez ni à boire ni à manger. Un carton fermé, au calme et au noir, puis le centre de soins de la faune sauvage le plus proche.',
        link: { href: '/centre-de-soin', label: 'Centres de soin' },
      },
    ],
    coming:
      'Nous préparons ici les annonces d’animaux trouvés, que chacun pourra comparer aux avis de recherche.',
    onward: [
      { href: '/refuges', label: 'Trouver un refuge à appeler' },
      { href: '/animaux-perdus', label: 'J’ai perdu mon animal' },
    ],
    isIndexed: true,
  },
  'perdus-trouves': {
    path: '/agir/animaux-perdus-trouves',
    title: 'Signaler un animal perdu ou trouvé',
    description: 'Perdu ou trouvé : le bon chemin, les bons interlocuteurs, les bons gestes.',
    lead: 'Deux situations, deux chemins. Choisissez le vôtre : chacun donne les gestes et les personnes à prévenir, dans l’ordre.',
    stepsTitle: 'Que s’est-il passé ?',
    steps: [
      {
        title: 'Mon animal a disparu',
        text: 'Où chercher d’abord, comment déclarer la perte, qui appeler ensuite.',
        link: { href: '/animaux-perdus', label: 'J’ai perdu mon animal' },
      },
      {
        title: 'J’ai vu ou recueilli un animal',
        text: 'L’approcher sans risque, lire sa puce, prévenir la mairie et les refuges.',
        link: { href: '/animaux-trouves', label: 'J’ai trouvé un animal' },
      },
      {
        title: 'Il est blessé',
        text: 'Les premiers gestes en attendant le vétérinaire, et comment le joindre la nuit.',
        link: { href: '/guide/soins', label: 'Soins d’urgence' },
      },
    ],
    coming:
      'Nous préparons ici un signalement en quelques questions, qui préviendra les refuges des environs.',
    onward: [{ href: '/refuges', label: 'Trouver un refuge à appeler' }],
    isIndexed: true,
  },
}
