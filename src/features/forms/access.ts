import type { PayloadRequest } from 'payload'

import { teamShelter, type Right } from '@/platform/access/team-shelter'
import { zoneOf } from '@/platform/time/zones.model'

/** The forms and their answers: those who manage all of them, or the ones of adoptions. */
const FORMS: Right = { may: ['manageForms', 'manageAdoptions'], to: 'suivre les formulaires' }

/** Also whoever puts a form on a page chooses it from the list. */
const CHOICE: Right = {
  may: ['editContent', 'manageForms', 'manageAdoptions'],
  to: 'choisir un formulaire',
}

/** `timezone`: IANA name of its clocks, on which its team reads when an answer came. */
type FormShelter = Promise<{ id: string; name: string; timezone: string }>

async function shelterFor(req: PayloadRequest, key: string, right: Right): FormShelter {
  const { id, name, timezone } = await teamShelter(req, key, right, ['timezone'])
  return { id, name, timezone: zoneOf(timezone) }
}

/**
 * The shelter whose forms and answers the person follows, whatever its state.
 * @param key id or slug, in lower case
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export const formShelter = (req: PayloadRequest, key: string): FormShelter =>
  shelterFor(req, key, FORMS)

/** The shelter among whose forms the person chooses one. @throws {HttpError} 404, 403 */
export const formChoiceShelter = (req: PayloadRequest, key: string): FormShelter =>
  shelterFor(req, key, CHOICE)
