import type { PayloadRequest } from 'payload'

import { statusWord, type AnimalStatus } from '@/features/animals/model'
import { statusUndo, type StatusUndo, type StatusVersion } from '@/features/animals/undo.model'
import type { Animal } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'

import { shelterOf } from './facts'

/** Versions that are looked through for the change: all that are kept. */
const MOST_VERSIONS = 100

async function versionsOf(req: PayloadRequest, animal: string): Promise<StatusVersion[]> {
  const { docs } = await req.payload.findVersions({
    collection: 'animals',
    where: { parent: { equals: animal } },
    // The caller has checked the right to the animal; only its states are read.
    overrideAccess: true,
    depth: 0,
    limit: MOST_VERSIONS,
    pagination: false,
    sort: '-createdAt',
    req,
  })
  return docs.map(({ createdAt, version }) => ({
    createdAt,
    status: version.status,
    isReserved: Boolean(version.isReserved),
    isSos: Boolean(version.isSos),
    adoptedAt: version.adoptedAt ?? null,
    returnReason: version.returnReason ?? null,
  }))
}

/**
 * Gives an animal back the state that it had, as if the change had never been: no return and no
 * reason enters its history. The audit log keeps both. In the caller's transaction.
 */
export async function undoStatus(
  req: PayloadRequest,
  animal: Pick<Animal, 'id'>,
  before: Omit<StatusVersion, 'createdAt'>,
): Promise<void> {
  req.context.undoing = animal.id
  req.context.auditNote = 'Changement de statut annulé'
  try {
    await req.payload.update({
      collection: 'animals',
      id: animal.id,
      // The caller has checked who may undo it.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        status: before.status,
        isReserved: before.isReserved,
        isSos: before.isSos,
        adoptedAt: before.adoptedAt,
        returnReason: before.returnReason,
      },
    })
  } finally {
    delete req.context.undoing
    delete req.context.auditNote
  }
}

/** The state of an animal before its adoption, which a request made; reserved again. */
export async function undoAdoption(req: PayloadRequest, animal: Animal): Promise<void> {
  const undo = statusUndo(await versionsOf(req, animal.id), new Date())
  await undoStatus(req, animal, {
    status: 'AT_SHELTER',
    isReserved: true,
    isSos: undo?.before.isSos ?? false,
    adoptedAt: null,
    returnReason: undo?.before.returnReason ?? null,
  })
}

/** The request that made the present adoption of an animal; `null` when none did. */
async function adoptionRequest(
  req: PayloadRequest,
  animal: Animal,
  { at }: StatusUndo,
): Promise<string | null> {
  if (animal.status !== 'ADOPTED') return null
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: {
      and: [
        { animal: { equals: animal.id } },
        { status: { equals: 'COMPLETED' } },
        // The animal is written within the step of its request.
        { statusSince: { greater_than: new Date(Date.parse(at) - 60_000).toISOString() } },
      ],
    },
    // Only whether a request made the adoption; who may open it is asked there.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    req,
  })
  return docs[0]?.id ?? null
}

type AnimalUndo = {
  from: AnimalStatus
  to: AnimalStatus
  /** As people read them: « Adoptée ». */
  fromWord: string
  toWord: string
  at: string
  /** The adoption request that made the change, and that is to be taken back instead. */
  requestId: string | null
}

/** An animal of a shelter (its id or slug), for those who manage its animals. @throws {HttpError} 404 */
export async function animalAt(
  req: PayloadRequest,
  { shelter, animal: id }: { shelter: string; animal: string },
): Promise<Animal> {
  const animal = await req.payload.findByID({
    collection: 'animals',
    id,
    // The right to it is checked below, by its own shelter.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  const own = animal && (await shelterOf(req, animal))
  const isOwn = own && (own.id === shelter || own.slug === shelter)
  if (!isOwn || !can(actorOf(req), 'manageAnimals', own.id)) {
    throw new HttpError(404, 'Animal introuvable')
  }
  return animal
}

export async function undoOf(req: PayloadRequest, animal: Animal) {
  const undo = statusUndo(await versionsOf(req, animal.id), new Date())
  return undo && { undo, requestId: await adoptionRequest(req, animal, undo) }
}

/**
 * The change of status of an animal that can be undone now; `null` for none.
 * @throws {HttpError} 404
 */
export async function readUndo(
  req: PayloadRequest,
  address: { shelter: string; animal: string },
): Promise<AnimalUndo | null> {
  const animal = await animalAt(req, address)
  const found = await undoOf(req, animal)
  if (!found) return null
  const { from, at, before } = found.undo
  return {
    from,
    to: before.status,
    fromWord: statusWord(from, animal.sex),
    toWord: statusWord(before.status, animal.sex),
    at,
    requestId: found.requestId,
  }
}
