import type { PayloadRequest } from 'payload'

import { notify, teamWith } from '@/features/notifications/commands'
import { isPublicShelter } from '@/features/shelters/model'
import type { LostFoundReport } from '@/payload-types'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'

import { isThere } from '../desk/model'
import { ownAddress } from '../links'
import { tellAuthor } from '../mails'
import { reportPath, SENTENCES } from '../model'
import { dayWords, reportTitle } from '../wording.model'

const SWINDLES =
  'Ne versez jamais d’argent avant d’avoir vu l’animal, et ne donnez aucun code reçu par SMS.'

/** Tells the author of a report that another resembles it, and why. */
export const tellMatch = (
  req: PayloadRequest,
  report: LostFoundReport,
  other: LostFoundReport,
  reasons: readonly string[],
): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject:
      report.kind === 'LOST'
        ? 'Un animal trouvé ressemble au vôtre'
        : 'Quelqu’un cherche un animal qui ressemble à celui-ci',
    actionUrl: reportPath(other.kind, other.id),
    content: {
      title: reportTitle(other),
      paragraphs: [
        `Bonjour ${report.contactName}, cet avis ressemble au vôtre. Ce n’est peut-être pas lui\u00a0: regardez bien.`,
      ],
      facts: [
        { label: 'Quand', value: dayWords(other) },
        { label: 'Ce qui correspond', value: reasons.join(', ') },
      ],
      button: {
        label: 'Voir cet avis',
        href: `${env.publicUrl}${reportPath(other.kind, other.id)}`,
      },
      notes: [`Votre avis\u00a0: ${ownAddress(report)}`, SWINDLES],
    },
  })

/** Tells who lost an animal that a shelter took in one that resembles it. */
export async function tellAnimalMatch(
  req: PayloadRequest,
  report: LostFoundReport,
  animal: string,
  reasons: readonly string[],
): Promise<void> {
  const found = await req.payload.findByID({
    collection: 'animals',
    id: animal,
    // Nothing is told of the animal itself, which may not be public yet; its shelter is.
    overrideAccess: true,
    disableErrors: true,
    depth: 1,
    select: { shelter: true },
    req,
  })
  const shelter = found?.shelter
  if (!shelter || typeof shelter !== 'object') return
  const { slug, name, location, phone } = shelter
  await tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'Un refuge a recueilli un animal qui ressemble au vôtre',
    actionUrl: `/shelter/${slug}`,
    content: {
      title: 'Un refuge a peut-être recueilli votre animal',
      paragraphs: [
        `Bonjour ${report.contactName}, un animal qui ressemble au vôtre est arrivé dans ce refuge. Appelez-le, avec une photo et le numéro d’identification.`,
      ],
      facts: [
        { label: 'Refuge', value: name },
        ...(location?.city ? [{ label: 'Commune', value: location.city }] : []),
        ...(phone ? [{ label: 'Téléphone', value: phone }] : []),
        { label: 'Ce qui correspond', value: reasons.join(', ') },
      ],
      button: { label: 'Voir le refuge', href: `${env.publicUrl}/shelter/${slug}` },
      notes: [`Votre avis\u00a0: ${ownAddress(report)}`],
    },
  })
}

/** Tells the author of a report that whoever wrote another one recognises the animal. */
export const tellSame = (
  req: PayloadRequest,
  report: LostFoundReport,
  other: LostFoundReport,
): Promise<void> =>
  tellAuthor(req, report, {
    type: 'GENERAL_INFO',
    subject: 'Quelqu’un reconnaît l’animal de votre avis',
    actionUrl: reportPath(other.kind, other.id),
    content: {
      title: 'Quelqu’un reconnaît l’animal de votre avis',
      paragraphs: [
        `Bonjour ${report.contactName}, la personne qui a écrit cet avis pense que c’est le même animal. Écrivez-lui par la page de son avis, et demandez-lui un détail que vous n’avez pas montré.`,
      ],
      facts: [{ label: 'Son avis', value: reportTitle(other) }],
      button: {
        label: 'Voir cet avis',
        href: `${env.publicUrl}${reportPath(other.kind, other.id)}`,
      },
      notes: [`Votre avis\u00a0: ${ownAddress(report)}`, SWINDLES],
    },
  })

/**
 * Tells the team that has an animal that whoever wrote a report recognises it.
 * @throws {HttpError} 404 for one that is gone, or whose shelter is not public; 409 for one that left it
 */
export async function tellTeam(
  req: PayloadRequest,
  report: LostFoundReport,
  animal: string,
): Promise<void> {
  const found = await req.payload.findByID({
    collection: 'animals',
    id: animal,
    // Its own team alone reads its name here.
    overrideAccess: true,
    disableErrors: true,
    depth: 1,
    select: { name: true, shelter: true, status: true },
    req,
  })
  const shelter = found?.shelter
  if (!shelter || typeof shelter !== 'object' || !isPublicShelter(shelter)) {
    throw new HttpError(404, SENTENCES.notFound)
  }
  if (!isThere(found)) throw new HttpError(409, SENTENCES.animalLeft)
  const title = 'Quelqu’un reconnaît un animal de votre refuge'
  const path = `/admin/collections/animals/${animal}`
  await notify(req, {
    type: 'GENERAL_INFO',
    // Those who have the desk of lost and found animals.
    to: await teamWith(req, shelter.id, 'manageAnimals'),
    subject: title,
    shelter: shelter.id,
    isToTeam: true,
    actionUrl: path,
    content: {
      title,
      paragraphs: [
        'Bonjour, une personne qui a perdu un animal pense qu’il est chez vous. Écrivez-lui par la page de son avis, et demandez-lui un détail que vous n’avez pas montré.',
      ],
      facts: [
        { label: 'Chez vous', value: found.name },
        { label: 'Son avis', value: reportTitle(report) },
        { label: 'Quand', value: dayWords(report) },
      ],
      button: { label: 'Ouvrir la fiche', href: `${env.publicUrl}${path}` },
      notes: [`Son avis\u00a0: ${env.publicUrl}${reportPath(report.kind, report.id)}`],
    },
  })
}
