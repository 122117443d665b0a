import { SEX_LABELS, SPECIES_LABELS } from '@/features/animals/model'
import { addressOf } from '@/ui/api/address'
import { readAt, send } from '@/ui/api/client'
import type { ImportKind } from '@/features/csv-import/components/kind'

import { doublesIn } from '../../import/doubles.model'
import {
  importLabel,
  IMPORT_FIELDS,
  matchColumns,
  REQUIRED_FIELDS,
  type ImportField,
} from '../../import/fields.model'
import { MOST } from '../../import/schema'
import { fixedSex, fixedSpecies, words } from './words.fr'

/** The columns that most shelters have; any other field may be added. */
const MODEL: readonly ImportField[] = [
  ...(['name', 'species', 'sex', 'breed', 'color', 'birthDate', 'age'] as const),
  ...(['idNumber', 'birthPlace', 'pedigree', 'arrivalDate', 'isVaccinated'] as const),
  ...(['isNeutered', 'fee', 'shortDescription', 'longDescription', 'isVisible'] as const),
]

const IMPORTS = '/api/shelter/{shelterId}/animals/imports'

/**
 * The import of animals into one shelter.
 * @param person whose work it is
 * @param admin path of the administration
 */
export function animalImport(
  shelter: string,
  person: string,
  admin: string,
): ImportKind<ImportField> {
  const params = { shelterId: shelter }
  return {
    words,
    key: `${person}:${shelter}`,
    store: 'patte-blanche-animal-imports',
    backHref: `${admin}/collections/animals`,
    seeHref: `${admin}/collections/animals?status=ALL`,
    fields: IMPORT_FIELDS,
    label: importLabel,
    match: matchColumns,
    required: REQUIRED_FIELDS,
    model: MODEL,
    fixed: [
      { field: 'species', label: fixedSpecies, options: Object.values(SPECIES_LABELS) },
      { field: 'sex', label: fixedSex, options: Object.values(SEX_LABELS) },
    ],
    most: MOST,
    doubles: doublesIn,
    check: (rows) => send('POST', `${IMPORTS}/check`, { params, body: { rows } }),
    send: (importId, rows) => send('POST', IMPORTS, { params, body: { importId, rows } }),
    list: async () => {
      const { data } = await readAt(addressOf(IMPORTS, { params }))
      return data.map(({ id, at, animals }) => ({ id, at, count: animals }))
    },
    undo: async (importId) => {
      const outcome = await send('DELETE', `${IMPORTS}/{importId}`, {
        params: { ...params, importId },
      })
      if (outcome.refusal) return outcome
      const { binned: gone, left, kept } = outcome.data
      return { data: { gone, left, kept }, refusal: null }
    },
  }
}
