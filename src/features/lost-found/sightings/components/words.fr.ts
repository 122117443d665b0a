/** The fields of « Je l’ai vu », in its order: the list of errors follows it. */
export const SEEN_LABELS = {
  photo: 'Une photo',
  near: 'La commune',
  placeWords: 'Précisez l’endroit',
  day: 'Quel jour',
  hour: 'Vers quelle heure',
  text: 'Comment était-il',
  contactName: 'Votre prénom',
  email: 'Votre e-mail',
  website: 'Champ à laisser vide',
} as const
