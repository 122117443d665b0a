import { FIELD_LABELS } from '@/features/animals/field-labels.model'
import { keysOf } from '@/features/animals/model'

import { SHEET_FIELDS, SHEET_NAMES, type SheetName } from '../sheet/fields.model'

/** What a column of a file may be besides the fields of the sheet. */
const OTHERS = {
  age: { label: 'Âge' },
  status: { label: 'Statut' },
  isVisible: { label: 'Visible sur le site' },
  isSos: { label: 'SOS' },
  isReserved: { label: 'Réservé' },
  adoptedAt: { label: FIELD_LABELS.adoptedAt },
  id: { label: 'Identifiant' },
} as const
export type ImportField = SheetName | keyof typeof OTHERS

export const IMPORT_FIELDS: readonly ImportField[] = [...SHEET_NAMES, ...keysOf(OTHERS)]

/** Those without which a line is no animal. */
export const REQUIRED_FIELDS = ['name', 'species', 'sex'] as const satisfies readonly ImportField[]

const isSheetName = (field: ImportField): field is SheetName => field in SHEET_FIELDS

/** What a column is called where it is chosen: its unit is in the name. */
export function importLabel(field: ImportField): string {
  if (field === 'photos') return 'Adresses des photos'
  if (!isSheetName(field)) return OTHERS[field].label
  const told = FIELD_LABELS[field]
  return field === 'fee' ? `${told} (€)` : told
}

/** What other programs and hand-made tables call them, as {@link plainWords} writes it. */
const NAMES: Partial<Record<ImportField, readonly string[]>> = {
  name: ['prenom', 'animal', 'nom de l animal', 'nom animal'],
  species: ['type', 'type animal', 'espece animal'],
  sex: ['genre'],
  breed: ['race', 'apparence', 'type racial', 'croisement'],
  color: ['robe', 'couleur robe', 'pelage'],
  birthDate: ['naissance', 'ne le', 'nee le', 'date naissance', 'ddn'],
  ageIsEstimated: ['age estime', 'estimation', 'naissance estimee'],
  weight: ['poids', 'poids kg'],
  height: ['taille', 'taille cm', 'hauteur'],
  shortDescription: ['resume', 'accroche', 'description courte'],
  longDescription: ['description', 'presentation', 'histoire', 'commentaire', 'texte'],
  idType: ['type d identification', 'type identification'],
  idNumber: [
    'puce',
    'numero de puce',
    'n de puce',
    'n puce',
    'numero puce',
    'tatouage',
    'icad',
    'i cad',
    'n identification',
  ],
  birthPlace: ['lieu naissance', 'ne a', 'provenance'],
  pedigree: ['lof', 'loof', 'pedigree', 'lof loof'],
  motherIdNumber: ['puce de la mere', 'mere', 'numero de la mere'],
  litterSize: ['portee', 'taille de la portee'],
  dogCategory: ['categorie'],
  energyLevel: ['energie'],
  sociabilityDogs: ['ok chiens', 'chiens', 'entente chiens'],
  sociabilityCats: ['ok chats', 'chats', 'entente chats'],
  sociabilityKids: ['ok enfants', 'enfants', 'entente enfants'],
  isHouseTrained: ['propre', 'proprete'],
  isVaccinated: ['vaccine', 'vaccinee', 'vaccin', 'vaccins', 'vaccination'],
  isNeutered: ['sterilise', 'sterilisee', 'sterilisation', 'castre'],
  fee: ['frais', 'frais d adoption', 'participation', 'prix', 'tarif'],
  arrivalDate: ['arrivee', 'entree', 'date d entree', 'date entree', 'arrive le', 'entre le'],
  arrivalReason: ['motif', 'motif d entree', 'raison'],
  previousOwner: ['proprietaire', 'cedant'],
  veterinaryNotes: ['notes', 'notes veto', 'remarques'],
  healthStatus: ['sante'],
  photos: ['photos', 'photo', 'images'],
  age: ['age environ', 'age approximatif'],
  status: ['etat', 'situation', 'statut animal'],
  isVisible: ['visible', 'en ligne', 'publie'],
  isSos: ['urgent', 'urgence'],
  adoptedAt: ['date d adoption', 'adoption', 'adoptee le'],
  id: ['id'],
}

/** Words without accents, capitals, signs and « (e) »: « N° de puce » is « n de puce ». */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    // Not `\p{Diacritic}`: that holds the point of « né·e », which is read below.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[(·.]e[)·]?(?=s?\b|\s|$)/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const BY_NAME = new Map<string, ImportField>(
  IMPORT_FIELDS.flatMap((field) =>
    [field, importLabel(field), ...(NAMES[field] ?? [])].map(
      (name) => [plainWords(name), field] as const,
    ),
  ),
)

/**
 * What each column of a file is, by its name; null for one that no field is called like, or
 * when an earlier column is that field.
 */
export function matchColumns(headers: readonly string[]): Array<ImportField | null> {
  const taken = new Set<ImportField>()
  return headers.map((header) => {
    const field = BY_NAME.get(plainWords(header))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
