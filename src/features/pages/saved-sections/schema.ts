import { z } from 'zod'

import { SAVED_SECTION_LIMITS } from './model'

const { name: longest } = SAVED_SECTION_LIMITS

const name = z
  .string({ error: 'Donnez un nom à cette section' })
  .trim()
  .min(1, 'Donnez un nom à cette section')
  .max(longest, `Le nom ne peut pas dépasser ${longest} caractères`)

/** The plain columns of a saved section, whatever entrance writes them. */
export const savedSectionFieldsSchema = z.object({ name })

/** Body of POST …/saved-sections; the section is put in order and checked like a page's. */
export const newSavedSectionSchema = z.object({
  name,
  section: z.looseObject({}, { error: 'Une section est attendue' }),
})

/** Body of PATCH …/saved-sections/{id}. */
export const renameSavedSectionSchema = z.object({ name })
