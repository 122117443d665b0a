import type { PayloadRequest } from 'payload'

import { teamShelter, type Right } from '@/platform/access/team-shelter'

/** The forms and their answers: those who manage all of them, or the ones of adoptions. */
const FORMS: Right = { may: ['manageForms', 'manageAdoptions'], to: 'suivre les formulaires' }

/** Also whoever puts a form on a page chooses it from the list. */
const CHOICE: Right = {
  may: ['editContent', 'manageForms', 'manageAdoptions'],
  to: 'choisir un formulaire',
}

type FormShelter = Promise<{ id: string; name: string }>

/**
 * The shelter whose forms and answers the person follows, whatever its state.
 * @param key id or slug, in lower case
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export const formShelter = (req: PayloadRequest, key: string): FormShelter =>
  teamShelter(req, key, FORMS)

/** The shelter among whose forms the person chooses one. @throws {HttpError} 404, 403 */
export const formChoiceShelter = (req: PayloadRequest, key: string): FormShelter =>
  teamShelter(req, key, CHOICE)
