import type { PayloadRequest } from 'payload'

import { HttpError } from '@/platform/http/errors'

import { ownRequest, ownSponsorship } from './queries'

export type Address = { token: string; sponsorship: string }

/** @throws {HttpError} 404 for a sponsorship that is not the donor's */
export async function checked(address: Address): Promise<PayloadRequest> {
  const req = await ownRequest()
  if (!(await ownSponsorship(req, address))) throw new HttpError(404, 'Parrainage introuvable')
  return req
}
