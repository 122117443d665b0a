import type { ComingPage } from './page.model'

export const ACTION_PAGES: Readonly<Record<string, ComingPage>> = {
  campagnes: {
    path: '/agir/campagnes',
    title: 'Collectes et campagnes',
    description: 'Ce que les refuges cherchent à financer, et comment les aider dès aujourd’hui.',
    lead: 'Une opération, un hiver à passer, un chenil à refaire : chaque refuge raconte ses besoins dans ses actualités.',
    stepsTitle: 'Aider dès aujourd’hui',
    steps: [
      {
        title: 'Lisez les actualités d’un refuge',
        text: 'Choisissez-en un près de chez vous : ses appels et ses rendez-vous sont sur son site.',
        link: { href: '/refuges', label: 'Choisir un refuge' },
      },
      {
        title: 'Demandez-lui ce qui manque',
        text: 'Croquettes, couvertures, litière, un trajet chez le vétérinaire : un coup de téléphone suffit pour aider juste.',
      },
      {
        title: 'Vérifiez avant de donner',
        text: 'Une association sérieuse donne son nom complet, son numéro et un compte à ce nom. Pour la réduction d’impôt, demandez-lui si elle délivre des reçus.',
      },
    ],
    coming:
      'Nous préparons ici les collectes des refuges : un but, ce qui est réuni, ce qui en a été fait.',
    onward: [
      { href: '/refuges', label: 'Choisir un refuge' },
      { href: '/agir', label: 'Toutes les façons d’aider' },
    ],
    isIndexed: true,
  },
}
