import { NO, YES, YES_NO, type Recipe } from './recipe'

/** Somebody writes to the shelter; each answer opens a ticket. */
export const contact: Recipe = {
  key: 'contact',
  name: 'Contact',
  summary: 'Un message pour le refuge\u00a0; chaque réponse ouvre un ticket.',
  form: {
    title: 'Nous écrire',
    description: 'Une question, une information\u00a0? Écrivez-nous, un bénévole vous répond.',
    type: 'STANDARD',
    ticketType: 'CONTACT',
    confirmation:
      'Merci\u00a0! Votre message est arrivé au refuge. Nous vous répondons dès que possible.',
  },
  groups: [
    {
      title: 'Votre message',
      fields: [
        { type: 'text', label: 'Prénom et nom', required: true },
        { type: 'email', label: 'E-mail', required: true },
        {
          type: 'tel',
          label: 'Téléphone',
          help: 'Si vous préférez que l’on vous rappelle.',
        },
        {
          type: 'select',
          label: 'Votre message concerne',
          options: [
            'Une adoption',
            'Un animal trouvé ou perdu',
            'Un don',
            'Le bénévolat',
            'Autre chose',
          ],
          required: true,
        },
        {
          type: 'text',
          label: 'Où et quand avez-vous vu l’animal\u00a0?',
          showIf: { label: 'Votre message concerne', equals: ['Un animal trouvé ou perdu'] },
        },
        { type: 'textarea', label: 'Message', required: true },
      ],
    },
  ],
}

/** Somebody offers their time. */
export const volunteer: Recipe = {
  key: 'volunteer',
  name: 'Bénévole',
  summary: 'Pour rejoindre l’équipe\u00a0: disponibilités, envies et savoir-faire.',
  form: {
    title: 'Devenir bénévole',
    description:
      'Une heure par mois ou chaque week-end, avec les animaux ou derrière un écran\u00a0: ' +
      'il y a une place pour vous.',
    type: 'STANDARD',
    ticketType: 'STANDARD',
    confirmation:
      'Merci de vouloir nous aider\u00a0! Nous vous appelons pour organiser une première visite.',
  },
  groups: [
    {
      title: 'Vos coordonnées',
      fields: [
        { type: 'text', label: 'Prénom et nom', required: true },
        { type: 'email', label: 'E-mail', required: true },
        { type: 'tel', label: 'Téléphone', required: true },
        { type: 'text', label: 'Commune', required: true },
        {
          type: 'radio',
          label: 'Avez-vous 18 ans ou plus\u00a0?',
          options: YES_NO,
          required: true,
        },
        {
          type: 'checkbox',
          label: 'Un parent est d’accord et pourra nous le confirmer',
          required: true,
          showIf: { label: 'Avez-vous 18 ans ou plus\u00a0?', equals: [NO] },
        },
      ],
    },
    {
      title: 'Votre aide',
      fields: [
        {
          type: 'select',
          label: 'Vous aimeriez surtout',
          options: [
            'Promener les chiens',
            'Passer du temps avec les chats',
            'Nettoyer et soigner',
            'Conduire des animaux',
            'Accueillir le public',
            'Aider à distance (photos, annonces, comptes)',
          ],
          required: true,
        },
        {
          type: 'radio',
          label: 'Avez-vous le permis de conduire et une voiture\u00a0?',
          options: YES_NO,
          showIf: { label: 'Vous aimeriez surtout', equals: ['Conduire des animaux'] },
        },
        {
          type: 'text',
          label: 'Vos disponibilités',
          placeholder: 'Le samedi matin, deux fois par mois',
          required: true,
        },
        { type: 'textarea', label: 'Votre expérience avec les animaux' },
        {
          type: 'text',
          label:
            'Allergie, mal de dos, vaccin du tétanos\u00a0: devons-nous savoir quelque chose\u00a0?',
          help: 'Facultatif. Seulement pour vous confier des tâches sans risque.',
        },
      ],
    },
  ],
}

const OTHERS = 'Avez-vous déjà des animaux\u00a0?'

/** Somebody opens their home for a while. */
export const foster: Recipe = {
  key: 'foster',
  name: 'Famille d’accueil',
  summary: 'Pour accueillir un animal quelques semaines, en attendant son adoption.',
  form: {
    title: 'Devenir famille d’accueil',
    description:
      'Vous ouvrez votre maison quelques semaines ou quelques mois\u00a0; le refuge prend en charge ' +
      'les soins vétérinaires et reste à vos côtés.',
    type: 'STANDARD',
    ticketType: 'STANDARD',
    confirmation:
      'Merci d’ouvrir votre maison\u00a0! Nous vous appelons pour en parler, sans engagement.',
  },
  groups: [
    {
      title: 'Vos coordonnées',
      fields: [
        { type: 'text', label: 'Prénom et nom', required: true },
        { type: 'email', label: 'E-mail', required: true },
        { type: 'tel', label: 'Téléphone', required: true },
        { type: 'text', label: 'Adresse', required: true },
      ],
    },
    {
      title: 'Chez vous',
      fields: [
        {
          type: 'select',
          label: 'Vous habitez',
          options: ['Une maison', 'Un appartement', 'Autre'],
          required: true,
        },
        {
          type: 'select',
          label: 'Extérieur',
          options: ['Un jardin clos', 'Un jardin non clos', 'Un balcon ou une terrasse', 'Aucun'],
          required: true,
        },
        {
          type: 'text',
          label: 'Personnes au foyer, avec l’âge des enfants',
          required: true,
        },
        { type: 'radio', label: OTHERS, options: YES_NO, required: true },
        {
          type: 'textarea',
          label: 'Lesquels\u00a0? Sont-ils vaccinés, stérilisés, sociables\u00a0?',
          required: true,
          showIf: { label: OTHERS, equals: [YES] },
        },
        {
          type: 'radio',
          label: 'Pouvez-vous garder un nouvel arrivant à part pendant sa quarantaine\u00a0?',
          help: 'Une pièce fermée pendant une à deux semaines.',
          options: [YES, NO, 'À voir ensemble'],
        },
      ],
    },
    {
      title: 'Votre accueil',
      fields: [
        {
          type: 'select',
          label: 'Qui pourriez-vous accueillir\u00a0?',
          options: [
            'Un chat adulte',
            'Une chatte et ses petits',
            'Des chatons à nourrir au biberon',
            'Un chien',
            'Un animal âgé ou malade',
            'Un lapin ou un petit rongeur',
          ],
          required: true,
        },
        {
          type: 'select',
          label: 'Pendant combien de temps\u00a0?',
          options: [
            'Quelques jours',
            'Quelques semaines',
            'Plusieurs mois',
            'Le temps qu’il faudra',
          ],
          required: true,
        },
        {
          type: 'text',
          label: 'Temps seul par jour',
          placeholder: 'Environ 4 heures',
        },
        {
          type: 'radio',
          label: 'Pouvez-vous l’emmener chez le vétérinaire\u00a0?',
          options: YES_NO,
        },
        { type: 'textarea', label: 'Votre expérience, vos questions' },
      ],
    },
  ],
}
