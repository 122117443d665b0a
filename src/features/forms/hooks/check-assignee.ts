import type { CollectionBeforeChangeHook } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { can, idOf } from '@/platform/access/model'
import { refuse } from '@/platform/validation/issues'

/** An answer is given to somebody of the shelter who may read it. */
export const checkAssignee: CollectionBeforeChangeHook<FormSubmission> = async ({
  data,
  originalDoc,
  req,
}) => {
  const wanted = idOf(data.assignee)
  if (!wanted || wanted === idOf(originalDoc?.assignee)) return data
  const { docs } = await req.payload.find({
    collection: 'users',
    // The question is what they may do in the shelter; nothing of them is shown.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { memberships: true, isSuperAdmin: true },
    where: { id: { equals: wanted } },
  })
  const shelter = idOf(data.shelter ?? originalDoc?.shelter)
  const formType = data.formType ?? originalDoc?.formType
  const mayRead =
    can(docs[0], 'manageForms', shelter) ||
    (formType === 'ADOPTION' && can(docs[0], 'manageAdoptions', shelter))
  if (!docs[0] || !mayRead) {
    refuse('form-submissions', [
      { path: 'assignee', message: 'Cette personne ne suit pas les réponses du refuge' },
    ])
  }
  return data
}
