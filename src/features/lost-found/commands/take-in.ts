import type { PayloadRequest } from 'payload'

import { addPicture } from '@/features/media/commands'
import type { Animal, LostFoundReport } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { inCommune } from '@/platform/french.model'
import { HttpError } from '@/platform/http/errors'
import { countTry } from '@/platform/rate-limit/presses'
import { storage } from '@/platform/storage'
import { dayIn, noonOf } from '@/platform/time/model'
import { zoneOf } from '@/platform/time/zones.model'

import { deskShelter } from '../desk/access'
import { takeInLimiter } from '../limits'
import { holdReport } from '../links'
import { tellAuthor } from '../mails'
import { isActive, SENTENCES } from '../model'
import { photosOf } from '../photos'
import { coatWords, foundWord, placeLine, speciesWord } from '../wording.model'
import { writeReport } from './write'

type Intake = {
  shelter: string
  /** « 2026-11-25 », on the clocks of the shelter: an entry in a pound is of its own day. */
  today: string
  photos: string[]
}

/** What the sheet of the animal begins with; the pound delay counts from today. */
function sheetOf(report: LostFoundReport, { shelter, today, photos }: Intake) {
  const { species, sex, breed, collar, text, marks, communeName } = report
  const place = placeLine({
    communeName: communeName ?? '',
    department: report.department ?? '',
    placeWords: report.placeWords ?? null,
  })
  const number = (report.idNumber ?? '').replace(/\D/g, '')
  return {
    shelter,
    name: `${speciesWord(report)} ${foundWord(report)} ${inCommune(communeName ?? '')}`.slice(
      0,
      100,
    ),
    species,
    sex,
    breed,
    color: coatWords(report.coat ?? null, report.coat2 ?? null),
    status: 'FOUND' as const,
    isVisible: false,
    foundDate: noonOf(report.day),
    poundEntryAt: noonOf(today),
    arrivalDate: noonOf(today),
    location: place,
    hasCollar: Boolean(collar),
    collarDescription: collar,
    circumstance: [text, marks].filter(Boolean).join('\n').slice(0, 1000) || null,
    ...(number.length === 15 ? { idType: 'CHIP' as const, idNumber: number } : {}),
    photos,
  } satisfies Partial<Record<keyof Animal, unknown>>
}

/** Copies the photos of a report into the library of the shelter. */
async function copyPhotos(req: PayloadRequest, shelter: string, report: LostFoundReport) {
  const ids: string[] = []
  for (const { key } of photosOf(report)) {
    const bytes = await storage.read(key)
    if (!bytes) continue
    const file = { name: 'animal-trouve.webp', type: 'image/webp', bytes }
    const alt = `${speciesWord(report)} ${foundWord(report)} par une personne du voisinage`
    ids.push((await addPicture(req, shelter, file, { alt })).id)
  }
  return ids
}

/**
 * A shelter takes a found animal in: its sheet is written, hidden, with what the report says and its
 * photos, the pound delay counts from today, and whoever found it is told. Pressed twice, by two
 * people or two shelters, there is one animal.
 * @param key id or slug of the shelter
 * @throws {HttpError} 404 for a report that is not online or a shelter of others, 403 without the
 *   right, 409 for a report that is over, of a lost animal, or taken in already
 */
export async function takeIn(
  req: PayloadRequest,
  id: string,
  key: string,
): Promise<{ animal: string; shelter: string }> {
  const { id: shelter, name, slug, timezone } = await deskShelter(req, key)
  await countTry(takeInLimiter, actorOf(req)?.id ?? '')
  return inTransaction(req, async (execute) => {
    await holdReport(execute, id)
    const report = await req.payload.findByID({
      collection: 'lost-found-reports',
      id,
      // What the team reads of it becomes its own sheet; the address of the author stays here.
      overrideAccess: true,
      disableErrors: true,
      depth: 0,
      req,
    })
    if (!report?.confirmedAt || report.hiddenAt) throw new HttpError(404, SENTENCES.notFound)
    if (report.kind !== 'FOUND') throw new HttpError(409, SENTENCES.notFoundKind)
    if (!isActive(report.status)) throw new HttpError(409, SENTENCES.over)
    if (report.takenBy) throw new HttpError(409, SENTENCES.taken)
    const photos = await copyPhotos(req, shelter, report)
    const animal = await req.payload.create({
      collection: 'animals',
      // As the person who presses: what they may not write is refused.
      overrideAccess: false,
      depth: 0,
      req,
      data: sheetOf(report, { shelter, today: dayIn(zoneOf(timezone), new Date()), photos }),
    })
    await writeReport(req, id, { takenBy: shelter, animal: animal.id, whereabouts: 'HANDED' })
    await touch(req, [tags.lostFound(id)])
    await tellAuthor(req, report, {
      type: 'GENERAL_INFO',
      subject: 'Un refuge recueille l’animal que vous avez trouvé',
      shelter,
      actionUrl: `/shelter/${slug}`,
      content: {
        title: `${name} recueille cet animal`,
        paragraphs: [
          `Bonjour ${report.contactName}, ce refuge prend en charge l’animal de votre avis. Merci de l’avoir signalé.`,
          'Votre avis reste en ligne\u00a0: sa famille peut encore le reconnaître.',
        ],
        button: { label: 'Voir le refuge', href: `${env.publicUrl}/shelter/${slug}` },
      },
    })
    return { animal: animal.id, shelter: slug }
  })
}
