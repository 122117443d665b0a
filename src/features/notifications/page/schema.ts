import { oneOf } from '@/platform/http/list-query'

import { CATEGORIES } from '../types.model'

/** Of what is shown of one category alone. */
export const ofCategory = {
  category: oneOf(CATEGORIES).optional().describe('Sans valeur, toutes'),
}
