import { readPublicForm } from '@/features/forms/queries'
import { isId } from '@/platform/ids.model'

import { openShelter } from './open-shelter'

type Params = Promise<{ shelterId: string; formId: string }>

/** The open form that an address names, with its shelter; `null` for every other address. */
export async function findForm(params: Params) {
  const { formId } = await params
  const shelter = await openShelter(params)
  if (!shelter || !isId(formId)) return null
  const form = await readPublicForm(formId.toLowerCase())
  return form?.shelterId === shelter.id ? { form, shelter } : null
}
