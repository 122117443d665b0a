import type { PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'
import { requireRight, type Right } from '@/platform/access/team-shelter'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { isStale, publicationOf, type StoredState } from './publication'
import type { PagePatch } from './schema'
import { conflict, lockPage } from './versions/stored-state'

type Address = { shelter: string; page: string }

const EDIT: Right = { may: 'editContent', to: 'modifier une page' }

/**
 * Saves a page as a client of the API sends it, whole or in part. Two saves that
 * started from the same state: one is kept, the other is told (409). Without
 * `baseUpdatedAt`, as older clients write, nothing is compared and the audit log
 * says so.
 * @param address shelter (id or slug) and id of the page
 * @returns the page as stored, its nodes with stable ids
 * @throws {HttpError} 403, 404, 409 (with `currentUpdatedAt` and `lastModifiedBy`), 423
 * @throws {ValidationError} 400 for a wrong value, 422 for a broken rule
 */
export function savePage(req: PayloadRequest, address: Address, patch: PagePatch): Promise<Page> {
  return inTransaction(req, async (execute) => {
    const row = await lockPage(execute, address.page)
    if (!row || ![row.shelter, row.shelterSlug].includes(address.shelter)) {
      throw new HttpError(404, 'Page introuvable')
    }
    requireRight(req, row.shelter, EDIT, 'Page introuvable')
    if (row.lockedBy && row.lockedBy !== req.user?.id) {
      throw new HttpError(423, 'Cette page est en cours de modification par une autre personne')
    }
    if (isStale(patch.baseUpdatedAt, row.updatedAt)) {
      throw await conflict(execute, address.page, row)
    }
    const { baseUpdatedAt, status, ...data } = patch
    const state: StoredState = { ...row, hasDraft: row.isPublished && row.isDraft }
    const publication = publicationOf(state, { status, hasContent: 'sections' in data })
    if (publication === 'unclear') {
      const sentence = 'Cette page a un brouillon plus récent : précisez « status »'
      throw await conflict(execute, address.page, row, sentence)
    }
    if (!baseUpdatedAt) req.context.auditNote = 'Enregistré sans « baseUpdatedAt »'
    req.context.archives = publication === 'archived'
    req.context.holdsPage = address.page
    return req.payload.update({
      collection: 'pages',
      id: address.page,
      data: { ...data, _status: publication === 'published' ? 'published' : 'draft' },
      overrideAccess: false,
      // Other people's locks were looked at above, inside the transaction.
      overrideLock: true,
      depth: 0,
      req,
    })
  })
}
