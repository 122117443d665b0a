import type { PayloadRequest } from 'payload'

import type { Animal } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'

import { ownAnimal, type AnimalAddress } from '@/features/animals/commands/own-animal'
import { readRows } from '../rows'
import type { SheetValues } from './fields.model'
import type { Sheet } from './schema'
import { SHEET_COLUMNS, valuesOf } from './stored'

/** What the sheet of an animal holds; the caller has checked that it is theirs. */
export async function readValues(req: PayloadRequest, id: string): Promise<SheetValues> {
  const row = await req.payload.findByID({
    collection: 'animals',
    id,
    overrideAccess: false,
    depth: 0,
    select: SHEET_COLUMNS,
    req,
  })
  return valuesOf(row as Animal)
}

/**
 * The sheet of an animal, as somebody of its team writes it.
 * @throws {HttpError} 403, 404
 */
export async function readSheet(req: PayloadRequest, address: AnimalAddress): Promise<Sheet> {
  const { id } = await ownAnimal(req, address)
  const [[animal], values] = await Promise.all([readRows(req, [id]), readValues(req, id)])
  if (!animal) throw new HttpError(404, 'Animal introuvable')
  return { animal, values }
}
