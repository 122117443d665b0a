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
  benevole: {
    path: '/agir/devenir-benevole',
    title: 'Devenir bénévole',
    description:
      'Promener, accueillir, bricoler, transporter : comment proposer son aide à un refuge.',
    lead: 'Un refuge tient debout grâce à ses bénévoles. Deux heures par mois comptent déjà, et l’on peut aider sans s’occuper des animaux.',
    stepsTitle: 'Comment commencer',
    isOrdered: true,
    steps: [
      {
        title: 'Choisissez un refuge où vous irez volontiers',
        text: 'Près de chez vous, à des heures qui vous vont : c’est la régularité qui aide.',
        link: { href: '/refuges', label: 'Les refuges près de chez vous' },
      },
      {
        title: 'Appelez ou passez pendant les visites',
        text: 'Demandez ce dont l’équipe a besoin : promenades, socialisation des chats, ménage, bricolage, trajets, photos, comptes.',
      },
      {
        title: 'Parlez de vos limites',
        text: 'Allergies, dos fragile, peu d’expérience : on vous trouvera une place. Beaucoup de refuges demandent une petite adhésion, pour l’assurance.',
      },
      {
        title: 'Pensez à la famille d’accueil',
        text: 'Garder chez soi un animal quelques semaines libère une place. Le refuge paie en général les soins : convenez-en par écrit.',
      },
    ],
    coming:
      'Nous préparons ici les appels des refuges et des inscriptions en ligne, par tâche et par créneau.',
    onward: [
      { href: '/refuges', label: 'Choisir un refuge' },
      { href: '/agir', label: 'Toutes les façons d’aider' },
    ],
    isIndexed: true,
  },
}
