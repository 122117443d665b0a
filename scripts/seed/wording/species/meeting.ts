/** How a small animal is met, at the end of its text. */
export const SMALL_VISIT = [
  'Venez [le|la] rencontrer au calme : on s’assoit par terre, et on attend.',
  'Une visite d’une heure, sans se presser, vous en dira plus que ce texte.',
  'Écrivez-nous avec une photo de l’installation prévue : nous vous conseillerons avec plaisir.',
]

/** Said of every animal that lives in a meadow. */
export const FENCE = 'Avant le départ, nous venons voir le pré, l’abri, l’eau et les clôtures.'

/** How an animal of the farm is met. */
export const FARM_VISIT = [
  'Venez [le|la] rencontrer avec des bottes, et restez un moment.',
  'Un après-midi au pré, et vous saurez.',
  'Appelez-nous : nous aimons parler [de lui|d’elle].',
]
