export const SUBMIT_SENTENCES = {
  missing: 'Formulaire non trouvé',
  closed: 'Ce formulaire n’est plus ouvert aux réponses',
  trap: 'Cet envoi ressemble à celui d’un programme. Rechargez la page, puis recommencez.',
  stamp: 'Rechargez la page, puis envoyez de nouveau',
  tooFast: 'Prenez le temps de relire, puis envoyez de nouveau',
  consent: 'Votre accord est nécessaire pour envoyer vos réponses',
  changed: 'Le refuge a modifié ce formulaire entre-temps. Rechargez la page pour le terminer.',
} as const
