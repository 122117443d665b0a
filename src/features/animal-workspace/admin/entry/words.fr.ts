import { agreed, type Sex } from '@/features/animals/model'

/** What the form of an animal that comes in says. */
export const words = {
  title: 'Ajouter un animal',
  chooseHint: 'Chaque refuge a ses propres animaux.',
  about:
    'L’essentiel suffit\u00a0: la fiche est enregistrée sans être visible sur le site, et se complète ensuite.',
  back: 'Tous les animaux',
  name: 'Nom',
  species: 'Espèce',
  otherSpecies: 'Autre',
  whichSpecies: 'Quelle espèce\u00a0?',
  chooseSpecies: 'Choisir…',
  sex: 'Sexe',
  sexes: { FEMALE: 'Femelle', MALE: 'Mâle', UNKNOWN: 'Inconnu' } as Record<Sex, string>,
  age: 'Âge, environ',
  ageUnit: 'Compté en',
  born: (sex: Sex | null, month: string) => `${agreed(sex ?? 'MALE', 'Né')} vers ${month}`,
  knowsDay: 'Sa date de naissance est connue',
  knowsAge: 'Sa date de naissance n’est pas connue',
  birthDate: 'Date de naissance',
  arrivalDate: 'Arrivé au refuge le',
  found: (moment: string) => `Voici la fiche que vous aviez commencée (${moment}).`,
  startOver: 'Recommencer à zéro',
  otherCase: 'Animal perdu, trouvé, rendu\u00a0: ouvrir la fiche complète',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  sendingPhotos: 'Envoi des photos…',
  photosFailed: (count: number) =>
    count > 1
      ? `${count} photos ne sont pas parties. Réessayez-les ou retirez-les, puis enregistrez.`
      : 'Une photo n’est pas partie. Réessayez-la ou retirez-la, puis enregistrez.',
  keptHere: 'Ce que vous avez écrit est gardé sur cet appareil.',
  retry: 'Réessayer',

  saved: (name: string, sex: Sex) => `${name} est ${agreed(sex, 'enregistré')}`,
  hidden: 'Sa fiche n’est pas encore visible sur le site.',
  stillMissing: 'La loi demande encore, avant de la montrer\u00a0:',
  nothingMissing: 'Rien ne manque pour la montrer au public.',
  noPhoto: 'Une photo aide beaucoup\u00a0: ajoutez-la quand vous pourrez.',
  show: 'Montrer sur le site',
  shown: (name: string) => `${name} est sur le site`,
  seePage: 'Voir sa page',
  complete: 'Compléter la fiche',
  another: 'Ajouter un autre animal',
} as const
