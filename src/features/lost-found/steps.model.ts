import type { ReportKind } from './model'

type Step = { title: string; text: string; link?: { href: string; label: string } }

/** What to do besides reporting, in its order. Source: docs/decisions/lost-found.md. */
export const STEPS: Readonly<Record<ReportKind, readonly Step[]>> = {
  LOST: [
    {
      title: 'Cherchez tout près, dans le calme',
      text: 'Garages, caves, haies, dessous de voitures. Retournez le soir et à l’aube, appelez doucement, laissez dehors un vêtement porté et sa gamelle.',
    },
    {
      title: 'Prévenez l’I-CAD',
      text: 'Le fichier national d’identification des chiens, des chats et des furets. Déclarez la perte, vérifiez votre numéro de téléphone et votre adresse\u00a0: c’est par là qu’on vous retrouvera.',
      link: { href: 'https://www.i-cad.fr', label: 'i-cad.fr' },
    },
    {
      title: 'Appelez la mairie et la fourrière',
      text: 'La vôtre et celles des communes voisines. La fourrière garde un animal identifié huit jours ouvrés\u00a0: n’attendez pas pour vous faire connaître.',
    },
    {
      title: 'Appelez les vétérinaires et les refuges',
      text: 'Donnez le numéro de puce ou de tatouage, une photo récente, un signe particulier et un téléphone où vous répondez.',
    },
    {
      title: 'Affichez et faites passer le mot',
      text: 'Votre avis se partage et s’imprime en affiche. Gardez pour vous un détail que seul le vrai trouveur saura dire, et ne versez jamais d’argent d’avance.',
    },
  ],
  FOUND: [
    {
      title: 'Mettez-le en sécurité, sans forcer',
      text: 'Parlez bas, approchez de côté, proposez de l’eau. S’il a peur ou montre les dents, ne le touchez pas et restez à vue. S’il est blessé, appelez un vétérinaire avant de le déplacer.',
      link: { href: '/guide/soins', label: 'Soins d’urgence' },
    },
    {
      title: 'Cherchez son identification',
      text: 'Une médaille, un tatouage dans l’oreille, une puce\u00a0: un vétérinaire ou un refuge la lit en une minute et peut joindre le propriétaire.',
    },
    {
      title: 'Ne gardez pas l’animal sans rien dire',
      text: 'Un chien ou un chat trouvé se signale à la mairie de la commune, qui fait venir la fourrière. Son propriétaire le cherche peut-être à deux rues de là.',
    },
    {
      title: 'Prévenez les refuges des environs',
      text: 'Dites le lieu, l’heure, la taille, la couleur, le collier. C’est souvent chez eux que le propriétaire appelle en premier.',
    },
    {
      title: 'Un animal sauvage\u00a0?',
      text: 'Ne lui donnez ni à boire ni à manger. Un carton fermé, au calme et au noir, puis le centre de soins de la faune sauvage le plus proche.',
      link: { href: '/soins?kind=WILDLIFE', label: 'Centres de la faune sauvage' },
    },
  ],
}
