import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { bareNumber } from '@/features/animals/model'
import { fileNameOf, ownPath } from '@/features/media/address.model'
import { findByFileName } from '@/features/media/queries'
import { sessionOf } from '@/platform/db/session'
import { env } from '@/platform/env'

import { NUMBER } from '../conditions'
import { readRow, type AnimalLine, type ReadRow } from './row'

/** A line with the pictures that its addresses mean, and what the shelter already has. */
export type ExaminedRow = ReadRow & { pictures: readonly string[] }

const NOT_OURS =
  'Cette adresse n’est pas celle d’une image de votre médiathèque\u00a0: ajoutez d’abord la photo à la médiathèque'

const fileOf = (address: string): string | null => {
  const path = ownPath(address, env.publicUrl)
  return path === null ? null : fileNameOf(path)
}

type Known = { id: string; name: string; number: string }

/** The animals of the shelter that lines speak of, by their id or their number. */
async function knownTo(
  req: PayloadRequest,
  shelter: string,
  rows: readonly ReadRow[],
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  const numbers = rows.map(({ idNumber }) => bareNumber(idNumber ?? '')).filter(Boolean)
  const session = await sessionOf(req)
  const found = await session.execute<Known>(sql`
    select a.id, a.name, ${NUMBER} as number from animals a
    where a.shelter_id = ${shelter} and a.deleted_at is null
      and (a.id::text = any(${sql.param(ids)}::text[])
        or ${NUMBER} = any(${sql.param(numbers)}::text[]))`)
  return new Map(
    found.rows.flatMap(({ id, name, number }) => [
      [`id:${id}`, name] as const,
      ...(number ? [[`number:${number}`, name] as const] : []),
    ]),
  )
}

/**
 * Reads lines of a file as animals of a shelter, whose right to them was checked. A line whose
 * animal is already in the list, by its identification or because the file was exported from here,
 * is refused like one that breaks a rule.
 */
export async function examineRows(
  req: PayloadRequest,
  shelter: string,
  rows: readonly AnimalLine[],
): Promise<ExaminedRow[]> {
  const now = new Date()
  const read = rows.map((row) => readRow(row, now))
  const files = read.flatMap(({ photos }) => photos.flatMap((each) => fileOf(each) ?? []))
  // A transaction has one connection, which does one thing after the other.
  const known = await knownTo(req, shelter, read)
  const library = await findByFileName(req, [...new Set(files)], shelter)
  const seen = new Map<string, number>()
  return read.map((row) => {
    const { line, id, photos, remarks } = row
    const number = bareNumber(row.idNumber ?? '')
    const refuse = (field: 'photos' | 'idNumber' | 'id', text: string) =>
      void remarks.push({ line, field, text, isRefused: true })
    const pictures = photos.flatMap((each) => library.get(fileOf(each) ?? '')?.id ?? [])
    if (pictures.length < photos.length) refuse('photos', NOT_OURS)
    const name = known.get(`id:${id}`) ?? known.get(`number:${number}`)
    if (name) {
      const field = known.has(`id:${id}`) ? 'id' : 'idNumber'
      refuse(field, `Cet animal est déjà dans la liste\u00a0: ${name}`)
    }
    const before = number ? seen.get(number) : undefined
    if (before !== undefined) {
      refuse('idNumber', `La ligne ${before} a déjà ce numéro d’identification`)
    }
    if (number) seen.set(number, before ?? line)
    return { ...row, pictures: [...new Set(pictures)] }
  })
}
