import type { ComingPage } from './page.model'

export const ACTION_PAGES: Readonly<Record<string, ComingPage>> = {
  maltraitance: {
    path: '/agir/maltraitance',
    title: 'Signaler une maltraitance',
    description:
      'Un animal battu, abandonné, privé de soins : le 3677, le 17 en urgence, et ce qu’il faut noter.',
    lead: 'Vous êtes témoin d’un animal maltraité ? Vous pouvez agir tout de suite, sans vous mettre en danger.',
    urgent: [
      {
        number: '17',
        dial: '17',
        label: 'Police ou gendarmerie',
        text: 'Un animal est en danger maintenant : on le frappe, il est enfermé en plein soleil, sa vie est menacée. Le 112 marche aussi.',
      },
      {
        number: '3677',
        dial: '3677',
        label: 'Maltraitance animale',
        text: 'Le numéro national pour signaler une situation qui dure et être orienté vers une association de protection.',
      },
    ],
    stepsTitle: 'Pour que votre signalement serve',
    isOrdered: true,
    steps: [
      {
        title: 'Notez ce que vous avez vu',
        text: 'Le lieu exact, les dates et les heures, l’animal, son état, ce qui lui est fait. Des faits, pas des suppositions.',
      },
      {
        title: 'Photographiez depuis la rue',
        text: 'Sans entrer chez quelqu’un, sans vous disputer, sans prendre l’animal : ce serait vous mettre en tort, et parfois en danger.',
      },
      {
        title: 'Prévenez qui peut intervenir',
        text: 'La police ou la gendarmerie, la mairie, et la direction départementale de la protection des populations pour un élevage ou un commerce.',
      },
      {
        title: 'Parlez-en à un refuge proche',
        text: 'Il connaît les associations et les enquêteurs du secteur, et saura vous dire quoi faire ensuite.',
        link: { href: '/refuges', label: 'Les refuges près de chez vous' },
      },
    ],
    coming:
      'Nous préparons ici un formulaire de signalement, transmis aux associations compétentes et jamais publié. En attendant, aucun message laissé sur ce site ne remplace un appel.',
    onward: [
      { href: '/refuges', label: 'Trouver un refuge' },
      { href: '/guide/soins', label: 'Soins d’urgence' },
    ],
    isIndexed: true,
  },
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
