import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { lockName, type Execute } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'

import { openRequest } from './apply/open-request'
import { authorOf, line } from './timeline'
import { isOpen, openKey } from './model'

/**
 * The e-mail address of somebody who called and had none, in the caller's transaction with the
 * request held. One that is there stays: whoever gets the link acts as the applicant.
 * @throws {HttpError} 422 for a closed request or one with an address, 409 with `requestId` when
 * this address has an open request for the same animal
 */
export async function addedEmail(
  req: PayloadRequest,
  execute: Execute,
  row: AdoptionRequest,
  email: string,
) {
  if (!isOpen(row.status)) throw invalidField('email', 'Cette demande est close')
  if (row.applicant.email) throw invalidField('email', 'Cette personne a déjà une adresse e-mail')
  const applicant = { ...row.applicant, email: email.toLowerCase() }
  const key = openKey(idOf(row.animal) ?? '', applicant) ?? ''
  // As the form does: of two that name the same person at once, one waits for the other.
  await lockName(execute, `adoption:${key}`)
  const other = await openRequest(req, key)
  if (other) {
    const message = 'Une autre demande est en cours à cette adresse pour le même animal'
    throw new HttpError(409, message, { more: { requestId: other.id } })
  }
  return { data: { applicant }, lines: [line('EMAIL_ADDED', authorOf(req))] }
}
