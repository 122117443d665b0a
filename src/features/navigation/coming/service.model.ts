import type { ComingPage, ComingStep } from './page.model'

const VET: ComingStep = {
  title: 'Un vétérinaire',
  text: 'L’Ordre national tient l’annuaire de tous les vétérinaires en exercice. La nuit et le dimanche, le répondeur du vôtre donne celui qui est de garde.',
  link: { href: 'https://www.veterinaire.fr', label: 'veterinaire.fr' },
}

const SMALL_BUDGET: ComingStep = {
  title: 'Un petit budget',
  text: 'Des dispensaires d’associations et les écoles vétérinaires soignent à tarif réduit, souvent sous condition de ressources. Appelez avant de venir.',
}

export const SERVICE_PAGES: Readonly<Record<string, ComingPage>> = {
  soins: {
    path: '/soins',
    title: 'Soigner son animal',
    description:
      'Vétérinaires, gardes, dispensaires : où faire soigner son animal, même à petit budget.',
    lead: 'Un doute vaut un appel : un vétérinaire dit au téléphone s’il faut venir tout de suite ou attendre demain.',
    stepsTitle: 'À qui s’adresser',
    steps: [
      {
        title: 'Une urgence',
        text: 'Difficulté à respirer, convulsions, ventre gonflé, poison, choc : les gestes en attendant le vétérinaire.',
        link: { href: '/guide/soins', label: 'Soins d’urgence' },
      },
      VET,
      SMALL_BUDGET,
      {
        title: 'Chaque année',
        text: 'Une visite, les rappels de vaccins, les parasites, les dents et le poids : prévenir coûte moins que guérir.',
      },
    ],
    coming: 'Nous préparons ici un annuaire des centres de soin, par commune et par espèce.',
    onward: [
      { href: '/guide/soins', label: 'Soins d’urgence' },
      { href: '/centre-de-soin', label: 'Centres de soin' },
    ],
    isIndexed: true,
  },
  'centre-de-soin': {
    path: '/centre-de-soin',
    title: 'Centres de soin',
    description:
      'Clinique, dispensaire, centre de la faune sauvage : le bon endroit selon l’animal.',
    lead: 'Le bon endroit dépend de l’animal : le vôtre, un animal trouvé, ou un animal sauvage.',
    stepsTitle: 'Trouver le bon endroit',
    steps: [
      VET,
      SMALL_BUDGET,
      {
        title: 'Un animal sauvage blessé',
        text: 'Hérisson, oiseau, chauve-souris : un carton percé, au calme et au noir, ni eau ni nourriture, puis un centre du réseau de la faune sauvage.',
        link: {
          href: 'https://www.reseau-soins-faune-sauvage.com',
          label: 'Le réseau des centres',
        },
      },
      {
        title: 'Un chien ou un chat trouvé blessé',
        text: 'Appelez un vétérinaire et la mairie de la commune où il a été trouvé : c’est elle qui répond des animaux errants.',
        link: { href: '/animaux-trouves', label: 'J’ai trouvé un animal' },
      },
    ],
    coming:
      'Nous préparons ici la liste des centres de soin, avec leurs horaires et leur téléphone.',
    onward: [
      { href: '/guide/soins', label: 'Soins d’urgence' },
      { href: '/refuges', label: 'Les refuges près de chez vous' },
    ],
    isIndexed: true,
  },
  'bonnes-adresses': {
    path: '/bonnes-adresses',
    title: 'Bonnes adresses',
    description:
      'Hôtels, cafés, commerces, gardes : bien choisir les lieux où son animal est bienvenu.',
    lead: 'Sortir, voyager, faire garder : quelques questions posées avant évitent bien des demi-tours.',
    stepsTitle: 'Bien choisir',
    steps: [
      {
        title: 'Un hôtel, un gîte, un camping',
        text: 'Demandez par écrit le supplément, le nombre et la taille admis, et si l’animal peut rester seul dans la chambre.',
      },
      {
        title: 'Un café, un restaurant',
        text: 'Rien n’interdit un chien en salle, mais c’est le patron qui choisit. Appelez ; la terrasse est souvent la réponse.',
      },
      {
        title: 'Une pension, une garde à domicile',
        text: 'Visitez avant. Un professionnel vous montre ses locaux, demande le carnet de vaccination et signe un contrat.',
      },
      {
        title: 'Une jardinerie, une animalerie',
        text: 'Pour un compagnon, commencez par ceux qui attendent : un refuge conseille aussi, et sans vendre.',
        link: { href: '/animaux', label: 'Les animaux à adopter' },
      },
    ],
    coming: 'Nous préparons ici des adresses proposées et vérifiées par les visiteurs.',
    onward: [
      { href: '/promenades', label: 'Promenades' },
      { href: '/educateurs', label: 'Éducateurs' },
    ],
    isIndexed: true,
  },
  educateurs: {
    path: '/educateurs',
    title: 'Éducateurs',
    description: 'Choisir un éducateur canin : diplômes, méthode, premières questions à poser.',
    lead: 'Un bon éducateur apprend surtout au maître. Il est doux, il explique, et vous repartez avec quelque chose à faire chez vous.',
    stepsTitle: 'Bien choisir',
    steps: [
      {
        title: 'Demandez ses titres',
        text: 'Qui éduque des chiens par métier doit être déclaré et justifier de ses connaissances (article L. 214-6-1 du code rural). Il vous montre son attestation sans se fâcher.',
      },
      {
        title: 'Regardez la méthode',
        text: 'Récompense, patience, jeu. Fuyez qui parle de dominer, de collier électrique ou étrangleur, ou qui promet un résultat en une séance.',
      },
      {
        title: 'Assistez à un cours',
        text: 'Les chiens ont-ils l’air détendus ? Les maîtres ont-ils le droit de poser des questions ?',
      },
      {
        title: 'D’abord le vétérinaire',
        text: 'Un animal qui change d’un coup, mord ou salit a peut-être mal. Un vétérinaire peut aussi vous adresser à un confrère du comportement.',
      },
      {
        title: 'Parlez-en au refuge',
        text: 'Si vous avez adopté, l’équipe connaît votre animal : appelez-la, même des mois plus tard.',
        link: { href: '/refuges', label: 'Les refuges' },
      },
    ],
    coming: 'Nous préparons ici un annuaire d’éducateurs, avec leurs titres et leur méthode.',
    onward: [
      { href: '/guide/adoption', label: 'Adopter, pas à pas' },
      { href: '/bonnes-adresses', label: 'Bonnes adresses' },
    ],
    isIndexed: true,
  },
}
