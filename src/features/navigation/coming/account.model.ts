import type { ComingPage } from './page.model'

export const ACCOUNT_PAGES: Readonly<Record<string, ComingPage>> = {
  wall: {
    path: '/wall',
    title: 'Le mur',
    description: 'Les nouvelles des animaux et de leurs familles.',
    lead: 'Un endroit pour donner des nouvelles : une première nuit, une promenade, un anniversaire d’adoption.',
    stepsTitle: 'En attendant',
    steps: [
      {
        title: 'Lire les nouvelles des refuges',
        text: 'Chaque refuge publie ses actualités et ses belles histoires sur son site.',
        link: { href: '/refuges', label: 'Choisir un refuge' },
      },
      {
        title: 'Envoyer des nouvelles de votre animal',
        text: 'Une photo et trois lignes au refuge d’où il vient : c’est ce qui fait tenir une équipe.',
      },
    ],
    coming: 'Nous préparons ici un mur où adoptants et refuges pourront se répondre.',
    onward: [
      { href: '/refuges', label: 'Choisir un refuge' },
      { href: '/animaux', label: 'Les animaux à adopter' },
    ],
    isIndexed: false,
  },
}
