import { YES, YES_NO, type Recipe } from './recipe'

const HOME = 'Vous habitez'
const STATUS = 'Vous êtes'
const OUTSIDE = 'De quel extérieur disposez-vous\u00a0?'
const OTHERS = 'Avez-vous déjà des animaux\u00a0?'

/** What a person tells of themselves to adopt; short enough for a phone. */
export const adoption: Recipe = {
  key: 'adoption',
  name: 'Demande d’adoption',
  summary: 'Ce que le refuge a besoin de savoir avant la première rencontre.',
  form: {
    title: 'Demande d’adoption',
    description:
      'Quelques questions pour faire connaissance. Il n’y a pas de mauvaise réponse\u00a0: elles nous ' +
      'aident à vous proposer l’animal qui sera bien chez vous.',
    type: 'ADOPTION',
    ticketType: null,
    confirmation:
      'Merci\u00a0! Votre demande est arrivée au refuge. Un bénévole la lit et vous répond, ' +
      'le plus souvent sous quelques jours.',
  },
  groups: [
    {
      title: 'Vos coordonnées',
      fields: [
        { type: 'text', label: 'Prénom et nom', required: true },
        { type: 'email', label: 'E-mail', required: true },
        { type: 'tel', label: 'Téléphone', required: true },
        {
          type: 'text',
          label: 'Code postal et commune',
          required: true,
          placeholder: '35000 Rennes',
        },
        { type: 'checkbox', label: 'J’ai 18 ans ou plus', required: true },
      ],
    },
    {
      title: 'Votre foyer',
      fields: [
        {
          type: 'text',
          label: 'Combien de personnes vivent avec vous\u00a0?',
          help: 'Avec l’âge des enfants, s’il y en a.',
          placeholder: '2 adultes et un enfant de 8 ans',
          required: true,
        },
        {
          type: 'radio',
          label: 'Tout le foyer est-il d’accord pour adopter\u00a0?',
          options: ['Oui, tout le monde', 'Nous en parlons encore'],
          required: true,
        },
        {
          type: 'select',
          label: HOME,
          options: ['Une maison', 'Un appartement', 'Autre'],
          required: true,
        },
        { type: 'select', label: STATUS, options: ['Propriétaire', 'Locataire', 'Hébergé'] },
        {
          type: 'select',
          label: OUTSIDE,
          options: ['Un jardin clos', 'Un jardin non clos', 'Un balcon ou une terrasse', 'Aucun'],
        },
        {
          type: 'text',
          label: 'Comment comptez-vous clore le jardin\u00a0?',
          showIf: { label: OUTSIDE, equals: ['Un jardin non clos'] },
        },
      ],
    },
    {
      title: 'Votre quotidien',
      fields: [
        {
          type: 'select',
          label: 'Combien de temps l’animal sera-t-il seul un jour de semaine\u00a0?',
          options: ['Presque jamais', 'Moins de 4 heures', 'De 4 à 8 heures', 'Plus de 8 heures'],
          required: true,
        },
        { type: 'text', label: 'Qui s’en occupera pendant les vacances\u00a0?' },
        { type: 'radio', label: OTHERS, options: YES_NO, required: true },
        {
          type: 'textarea',
          label: 'Lesquels, et comment sont-ils avec les autres animaux\u00a0?',
          showIf: { label: OTHERS, equals: [YES] },
        },
        { type: 'textarea', label: 'Avez-vous déjà vécu avec un animal comme celui-ci\u00a0?' },
      ],
    },
    {
      title: 'Votre projet',
      fields: [
        {
          type: 'textarea',
          label: 'Pourquoi cet animal, et comment imaginez-vous sa vie chez vous\u00a0?',
          required: true,
        },
        {
          type: 'checkbox',
          label: 'J’accepte qu’un bénévole me rende visite avant et après l’adoption',
        },
        { type: 'textarea', label: 'Une question à nous poser\u00a0?' },
      ],
    },
  ],
}
