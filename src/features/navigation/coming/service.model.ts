import type { ComingPage } from './page.model'

export const SERVICE_PAGES: Readonly<Record<string, ComingPage>> = {
  promenades: {
    path: '/promenades',
    title: 'Promenades',
    description:
      'Sortir avec son chien : où il est admis, quand le tenir en laisse, quoi emporter.',
    lead: 'Une belle promenade se prépare en trois questions : le chien y est-il admis, faut-il une laisse, fera-t-il trop chaud ?',
    stepsTitle: 'Avant de partir',
    steps: [
      {
        title: 'Est-il admis ?',
        text: 'Beaucoup de plages l’été, les cœurs de parcs nationaux et des réserves naturelles sont interdits aux chiens, même en laisse. La mairie ou le parc le dit.',
      },
      {
        title: 'Faut-il une laisse ?',
        text: 'En forêt, du 15 avril au 30 juin, un chien doit être en laisse hors des allées : c’est le temps des naissances. En ville, suivez l’arrêté de la mairie.',
      },
      {
        title: 'Fait-il trop chaud ?',
        text: 'Posez la main cinq secondes sur le sol : si elle brûle, ses coussinets aussi. Sortez tôt ou tard, avec de l’eau.',
      },
      {
        title: 'Et au retour',
        text: 'Regardez les oreilles, entre les doigts et sous le ventre : tiques et épillets se retirent mieux tôt.',
        link: { href: '/guide/soins', label: 'Soins d’urgence' },
      },
    ],
    coming:
      'Nous préparons ici des promenades décrites par ceux qui les font : distance, durée, ombre, eau, règle pour les chiens.',
    onward: [
      { href: '/refuges', label: 'Promener un chien de refuge' },
      { href: '/animaux', label: 'Les animaux à adopter' },
    ],
    isIndexed: true,
  },
}
