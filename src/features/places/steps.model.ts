import type { Face } from './model'

type Step = { title: string; text: string; link?: { href: string; label: string } }

/** What helps to choose, under each list. */
export const CHOOSING: Readonly<Record<Face, { title: string; steps: readonly Step[] }>> = {
  care: {
    title: 'À qui s’adresser',
    steps: [
      {
        title: 'Une urgence',
        text: 'Difficulté à respirer, convulsions, ventre gonflé, poison, choc : les gestes en attendant le vétérinaire.',
        link: { href: '/guide/soins', label: 'Soins d’urgence' },
      },
      {
        title: 'Un vétérinaire',
        text: 'L’Ordre national tient l’annuaire de tous les vétérinaires en exercice. La nuit et le dimanche, le répondeur du vôtre donne celui qui est de garde.',
        link: { href: 'https://www.veterinaire.fr', label: 'veterinaire.fr' },
      },
      {
        title: 'Un petit budget',
        text: 'Des dispensaires d’associations et les écoles vétérinaires soignent à tarif réduit, souvent sous condition de ressources. Appelez avant de venir.',
      },
      {
        title: 'Un animal sauvage blessé',
        text: 'Hérisson, oiseau, chauve-souris\u00a0: un carton percé, au calme et au noir, ni eau ni nourriture, puis un centre du réseau de la faune sauvage.',
        link: {
          href: 'https://www.reseau-soins-faune-sauvage.com',
          label: 'Le réseau des centres',
        },
      },
      {
        title: 'Un chien ou un chat trouvé blessé',
        text: 'Appelez un vétérinaire et la mairie de la commune où il a été trouvé\u00a0: c’est elle qui répond des animaux errants.',
        link: { href: '/animaux-trouves', label: 'J’ai trouvé un animal' },
      },
      {
        title: 'Chaque année',
        text: 'Une visite, les rappels de vaccins, les parasites, les dents et le poids : prévenir coûte moins que guérir.',
      },
    ],
  },
  addresses: {
    title: 'Bien choisir',
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
  },
  trainers: {
    title: 'Bien choisir',
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
  },
}
