import { addressOf } from '@/ui/api/address'
import { readAt, send } from '@/ui/api/client'
import type { ImportKind } from '@/features/csv-import/components/kind'

import { DESK_PATH } from '../../desk/model'
import { doublesIn } from '../../import/doubles.model'
import {
  matchColumns,
  MODEL_FIELDS,
  PLACE_FIELDS,
  placeFieldLabel,
  REQUIRED_FIELDS,
  type PlaceField,
} from '../../import/fields.model'
import { MOST } from '../../import/schema'
import { KIND_LABELS } from '../../model'
import { fixedKind, words } from './words.fr'

const IMPORTS = '/api/desk/place-imports'

/** The import of places. @param person whose work it is */
export const placeImport = (person: string): ImportKind<PlaceField> => ({
  words,
  key: person,
  store: 'patte-blanche-place-imports',
  backHref: DESK_PATH,
  seeHref: `${DESK_PATH}?part=all`,
  fields: PLACE_FIELDS,
  label: placeFieldLabel,
  match: matchColumns,
  required: REQUIRED_FIELDS,
  model: MODEL_FIELDS,
  fixed: [{ field: 'kind', label: fixedKind, options: Object.values(KIND_LABELS) }],
  most: MOST,
  doubles: doublesIn,
  check: (rows) => send('POST', `${IMPORTS}/check`, { body: { rows } }),
  send: (importId, rows) => send('POST', IMPORTS, { body: { importId, rows } }),
  list: async () => {
    const { data } = await readAt(addressOf(IMPORTS, {}))
    return data.map(({ id, at, places }) => ({ id, at, count: places }))
  },
  undo: (importId) => send('DELETE', `${IMPORTS}/{importId}`, { params: { importId } }),
})
