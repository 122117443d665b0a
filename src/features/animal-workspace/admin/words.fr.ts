import { durationLabel } from '@/features/animals/age.model'
import { agreed, type Sex } from '@/features/animals/model'
import { counted, ofName } from '@/platform/french.model'
import { listWords } from '@/platform/list-words.model'

/** What the team's list of animals says. */
export const words = {
  ...listWords({
    title: 'Animaux',
    one: 'animal',
    several: 'animaux',
    add: 'Ajouter un animal',
    emptyHint: 'Une photo, un nom, une espèce, un sexe\u00a0: la fiche se complète ensuite.',
  }),
  chooseHint: 'Chaque refuge a ses propres animaux.',
  import: 'Importer un fichier',
  importHint: 'Un fichier de tableur (CSV) devient des fiches.',
  export: 'Exporter en CSV',
  exportHint: 'Tous les animaux de cette liste, pour un tableur.',
  search: 'Rechercher (nom, race, numéro)',
  tabs: 'Ce que deviennent les animaux',
  species: 'Espèce',
  everySpecies: 'Toutes les espèces',
  emptyPart: {
    empty: 'Aucun animal ici',
    emptyHint: 'Ceux qui changent de statut viennent dans leur partie de la liste.',
  },
  more: (name: string) => `Autres actions pour ${name}`,
  marks: (name: string) => `Sur le site, réservé, SOS\u00a0: ${name}`,
  noPhoto: 'Sans photo',
  missing: (count: number) =>
    count > 1 ? `${count} mentions légales manquent` : 'Une mention légale manque',
  inCare: (days: number, sex: Sex) =>
    days === 0 ? `${agreed(sex, 'arrivé')} aujourd’hui` : `ici depuis ${durationLabel(days)}`,
  requests: (count: number) => counted(count, 'demande en cours', 'demandes en cours'),
  sponsors: (count: number) => counted(count, 'parrain'),
  unconfirmed: 'Pas vérifié depuis 60 jours',
  confirm: 'Toujours au refuge',
  confirmed: (name: string) => `${name}\u00a0: vérifié aujourd’hui`,
  open: 'Voir la page',
  edit: 'Modifier la fiche',
  seeRequests: 'Voir les demandes d’adoption',
  undo: 'Annuler',
  undone: 'C’est annulé',
  close: 'Fermer',
  complete: 'Compléter la fiche',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  reason: 'Raison du retour',
  reasonHint: 'Lue par l’équipe seulement. Elle aide à trouver la bonne famille.',
  reasonMissing: 'Indiquez la raison du retour de cet animal',
  statusTitle: (name: string) => `Que devient ${name}\u00a0?`,
  statusDone: (name: string, state: string) => `${name}\u00a0: «\u00a0${state}\u00a0»`,
  follows: {
    AT_SHELTER: (name: string) => `${name} revient dans la liste des animaux à adopter.`,
    ADOPTED: (name: string) =>
      `${name} quitte la liste des animaux à adopter\u00a0; sa page le dit à tous. Ses parrains sont prévenus.`,
    RETURNED: (name: string) =>
      `La page ${ofName(name)} n’est plus en ligne. Les familles qui attendent une réponse sont prévenues.`,
    DECEASED: (name: string) =>
      `La page ${ofName(name)} n’est plus en ligne. Les familles et les parrains sont prévenus avec délicatesse.`,
    ARCHIVED: (name: string) =>
      `La page ${ofName(name)} n’est plus en ligne. Les familles qui attendent une réponse sont prévenues.`,
    LOST: (name: string) => `La page ${ofName(name)} n’est plus en ligne.`,
    FOUND: (name: string) => `La page ${ofName(name)} n’est plus en ligne.`,
  },
  duplicate: 'Dupliquer la fiche',
  litter: 'Ajouter sa portée',
  litterTitle: (ofMother: string) => `La portée ${ofMother}`,
  litterHint:
    'Les petits arrivent cachés du site, avec l’espèce et le numéro de leur mère. On change leurs noms et leurs fiches plus tard.',
  litterDay: 'Jour de naissance',
  copiesTitle: (ofAnimal: string) => `D’autres fiches, à partir de celle ${ofAnimal}`,
  copiesHint:
    'Elles reprennent l’espèce, l’apparence, la naissance, l’arrivée et le caractère\u00a0; pas les photos, le numéro, la santé ni les textes. Elles arrivent cachées.',
  familyName: (at: number) => `Nom, animal ${at}`,
  familySex: (at: number) => `Sexe, animal ${at}`,
  familyMore: 'Un animal de plus',
  familyRemove: (name: string) => `Retirer ${name}`,
  familyAdd: (count: number) => (count > 1 ? `Ajouter les ${count} animaux` : 'Ajouter cet animal'),
  familyAdded: (count: number) =>
    `${counted(count, 'animal', 'animaux')} ${count > 1 ? 'ajoutés' : 'ajouté'}, caché${count > 1 ? 's' : ''} du site`,
  binIt: 'Mettre à la corbeille',
  binTitle: (name: string) => `Mettre ${name} à la corbeille\u00a0?`,
  binHint:
    'Pour une fiche créée par erreur. Un animal qui part garde sa fiche\u00a0: dites plutôt ce qu’il devient. On ressort une fiche de la corbeille à tout moment.',
  binTells: (count: number) =>
    count > 1
      ? `${count} familles attendent une réponse\u00a0: elles seront prévenues qu’il n’est plus à l’adoption.`
      : 'Une famille attend une réponse\u00a0: elle sera prévenue qu’il n’est plus à l’adoption.',
  binned: (name: string) => `${name} est dans la corbeille`,
  choose: (name: string) => `Choisir ${name}`,
  batch: {
    show: 'Montrer',
    hide: 'Cacher',
    confirm: 'Toujours au refuge',
    bin: 'Corbeille',
  },
  batchDone: {
    show: (count: number) =>
      count > 1 ? `${count} animaux sont sur le site` : 'Un animal est sur le site',
    hide: (count: number) => (count > 1 ? `${count} animaux sont cachés` : 'Un animal est caché'),
    confirm: (count: number) =>
      count > 1 ? `${count} animaux vérifiés aujourd’hui` : 'Un animal vérifié aujourd’hui',
    bin: (count: number) =>
      count > 1 ? `${count} fiches sont dans la corbeille` : 'Une fiche est dans la corbeille',
  },
  batchNothing: {
    show: 'Tous ceux qui peuvent l’être sont déjà sur le site.',
    hide: 'Aucun de ceux-ci n’est sur le site.',
    confirm: 'Aucun de ceux-ci n’attend au refuge.',
    bin: 'Rien à mettre à la corbeille.',
  },
  batchBinTitle: (count: number) =>
    count > 1
      ? `Mettre ${count} fiches à la corbeille\u00a0?`
      : 'Mettre cette fiche à la corbeille\u00a0?',
  undoHint: 'Pendant un jour, une erreur s’annule. Les messages partis ne se reprennent pas.',
} as const
