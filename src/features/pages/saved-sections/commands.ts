import type { PayloadRequest } from 'payload'

import type { SavedSection } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'

import { readContent } from '../content/read'
import { collectReferences } from '../content/references'
import { editedShelter } from '../edited-shelter'
import { ownIds } from '../hooks/own-ids'
import type { Section } from '../schema'
import { savedSection, withoutLost } from './model'

export type ListedSection = {
  id: string
  name: string
  section: Section
  /** How many blocks lost a picture or an animal that has since been deleted. */
  lost: number
}

async function listed(
  req: PayloadRequest,
  shelter: string,
  rows: readonly SavedSection[],
): Promise<ListedSection[]> {
  const contents = rows.map(({ content }) => collectReferences(content))
  const ids = (key: 'mediaIds' | 'animalIds') => [...new Set(contents.flatMap((each) => each[key]))]
  const kept = new Set([
    ...(await ownIds(req, 'media', ids('mediaIds'), shelter)),
    ...(await ownIds(req, 'animals', ids('animalIds'), shelter)),
  ])
  return rows.flatMap(({ id, name, content }) => {
    const section = savedSection(readContent(content))
    return section ? [{ id, name, ...withoutLost(section, kept) }] : []
  })
}

/**
 * The saved sections of a shelter, by name, ready to be put into a page: what they
 * showed and has since been deleted is left out, and counted.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listSavedSections(
  req: PayloadRequest,
  key: string,
): Promise<ListedSection[]> {
  const shelter = await editedShelter(req, key)
  const { docs } = await req.payload.find({
    collection: 'saved-sections',
    overrideAccess: false,
    req,
    depth: 0,
    pagination: false,
    limit: 100,
    sort: 'name',
    where: { shelter: { equals: shelter } },
  })
  return listed(req, shelter, docs)
}

/**
 * Keeps a section under a name.
 * @throws {HttpError} 403, 404
 * @throws {ValidationError} 400 for a wrong shape or something of another shelter, 422 when full
 */
export async function saveSection(
  req: PayloadRequest,
  key: string,
  { name, section }: { name: string; section: object },
): Promise<ListedSection | undefined> {
  const shelter = await editedShelter(req, key)
  const row = await req.payload.create({
    collection: 'saved-sections',
    data: { shelter, name, content: { schemaVersion: 1, sections: [section] } },
    overrideAccess: false,
    depth: 0,
    req,
  })
  return (await listed(req, shelter, [row]))[0]
}

/** Gives a saved section another name. @throws {HttpError} 403, 404 */
export async function renameSection(
  req: PayloadRequest,
  address: { shelter: string; id: string },
  name: string,
): Promise<ListedSection | undefined> {
  const shelter = await editedShelter(req, address.shelter)
  await checkIsOf(req, shelter, address.id)
  const row = await req.payload.update({
    collection: 'saved-sections',
    id: address.id,
    data: { name },
    overrideAccess: false,
    depth: 0,
    req,
  })
  return (await listed(req, shelter, [row]))[0]
}

/** Forgets a saved section; the pages that it was put into keep theirs. @throws {HttpError} 403, 404 */
export async function deleteSection(
  req: PayloadRequest,
  address: { shelter: string; id: string },
): Promise<void> {
  const shelter = await editedShelter(req, address.shelter)
  await checkIsOf(req, shelter, address.id)
  await req.payload.delete({
    collection: 'saved-sections',
    id: address.id,
    overrideAccess: false,
    req,
  })
}

async function checkIsOf(req: PayloadRequest, shelter: string, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'saved-sections',
    overrideAccess: false,
    req,
    where: { and: [{ id: { equals: id } }, { shelter: { equals: shelter } }] },
  })
  if (totalDocs === 0) throw new HttpError(404, 'Section enregistrée introuvable')
}
