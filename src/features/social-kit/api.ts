import { z } from 'zod'

import { counted } from '@/platform/french.model'
import { keysOf } from '@/platform/keys.model'
import { invalidField } from '@/platform/http/errors'
import { defineRoute, type Route } from '@/platform/http/route'
import { createLimiter } from '@/platform/rate-limit/limiter'
import { countPress, countTry } from '@/platform/rate-limit/presses'

import { noteKit, noteShare, takeBackShare } from './commands/note-share'
import { openSubject, type Readers } from './gate'
import { lengthOn } from './length.model'
import { FORMATS, NETWORKS, type Network } from './model'
import { fileNameOf, packKit } from './pack'
import { pictureOfSubject, versionOf } from './picture/of-subject'
import {
  kitView,
  packSchema,
  pictureParams,
  pictureQuery,
  shareParams,
  shareSchema,
  sharesView,
  subjectParams,
} from './schema'
import { readShares } from './shares'
import type { Subject } from './subject'

const KIT = '/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}'

/** Pictures of one person in ten minutes: three for each photo that is tried. */
const pictures = createLimiter({ name: 'social-pictures', points: 240, seconds: 600 })
const kits = createLimiter({ name: 'social-kits', points: 30, seconds: 600 })

const shared = { tags: ['Réseaux sociaux'], auth: 'user', refusals: [403, 404, 409] } as const

/**
 * The texts of the kit with those that the person changed.
 * @throws {HttpError} 422 on the text that is too long for its network
 */
function chosenTexts({ texts }: Subject, changed: Partial<Record<Network, string>>) {
  const chosen = { ...texts, ...changed }
  for (const network of keysOf(NETWORKS)) {
    const { label, limit } = NETWORKS[network]
    const over = lengthOn(network, chosen[network]) - limit
    if (over > 0) {
      throw invalidField(
        `texts.${network}`,
        `Ce texte est trop long pour ${label}\u00a0: ${counted(over, 'caractère')} de trop`,
      )
    }
  }
  return chosen
}

/** What teams take along to publish on social media; no network is ever written to. */
export const socialKitRoutes = (readers: Readers): Route[] => [
  defineRoute({
    ...shared,
    method: 'GET',
    path: KIT,
    summary: 'De quoi partager un animal ou un article sur les réseaux sociaux',
    description:
      'Un texte par réseau, et ce que montrent les images. Seulement de ce qui est public.',
    params: subjectParams,
    answers: {
      200: { description: 'Le kit', schema: z.object({ success: z.literal(true), data: kitView }) },
    },
    handler: async ({ params, req }) => {
      const open = await openSubject(req, readers, params)
      const { title, link, alt, photos, texts } = open.subject
      return {
        success: true,
        data: {
          title,
          link,
          alt,
          version: versionOf(open.subject),
          photos: photos.map(({ id, thumb, alt: words }) => ({ id, thumb, alt: words })),
          texts,
          shares: await readShares(req, open),
        },
      }
    },
  }),
  defineRoute({
    ...shared,
    method: 'GET',
    path: `${KIT}/pictures/{format}`,
    summary: 'Une image à partager, dessinée sur demande',
    description: '1080×1080, 1080×1350 ou 1080×1920, en JPEG.',
    params: pictureParams,
    query: pictureQuery,
    answers: { 200: { description: 'L’image' } },
    refusals: [403, 404, 409, 422],
    handler: async ({ params, query, req, user }) => {
      const { subject } = await openSubject(req, readers, params)
      await countTry(pictures, user.id)
      const picture = await pictureOfSubject(subject, params.format, query.photo)
      const isKept = query.v === versionOf(subject)
      return new Response(new Uint8Array(picture), {
        headers: {
          'cache-control': isKept ? 'private, max-age=86400, immutable' : 'private, no-store',
          'content-disposition': `inline; filename="${fileNameOf(subject)}-${params.format}.jpg"`,
          'content-type': 'image/jpeg',
          'cross-origin-resource-policy': 'same-origin',
          'x-robots-tag': 'noindex',
        },
      })
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: `${KIT}/pack`,
    summary: 'Télécharger le kit\u00a0: images, textes et textes alternatifs, en un ZIP',
    description: 'Les textes sont en UTF-8 avec marque (BOM). Le journal du refuge le note.',
    params: subjectParams,
    body: packSchema,
    bodyLimitBytes: 1_000_000,
    answers: { 200: { description: 'Le ZIP' } },
    refusals: [403, 404, 409, 422],
    handler: async ({ params, body, req, user }) => {
      const open = await openSubject(req, readers, params)
      await countTry(kits, user.id)
      await Promise.all(keysOf(FORMATS).map(() => countTry(pictures, user.id)))
      const zip = await packKit(
        open.subject,
        chosenTexts(open.subject, body.texts ?? {}),
        body.photo,
      )
      await noteKit(req, open)
      return new Response(new Uint8Array(zip), {
        headers: {
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${fileNameOf(open.subject)}-reseaux.zip"`,
          'content-type': 'application/zip',
        },
      })
    },
  }),
  defineRoute({
    ...shared,
    method: 'POST',
    path: `${KIT}/shares`,
    summary: 'Noter que c’est partagé sur un réseau',
    params: subjectParams,
    body: shareSchema,
    answers: {
      200: {
        description: 'Noté',
        schema: z.object({ success: z.literal(true), data: sharesView }),
      },
    },
    handler: async ({ params, body, req, user }) => {
      const open = await openSubject(req, readers, params)
      await countPress(user.id)
      return { success: true, data: await noteShare(req, open, body) }
    },
  }),
  defineRoute({
    ...shared,
    method: 'DELETE',
    path: `${KIT}/shares/{shareId}`,
    summary: 'Reprendre la note d’un partage',
    params: shareParams,
    answers: {
      200: {
        description: 'Repris',
        schema: z.object({ success: z.literal(true), data: sharesView }),
      },
    },
    handler: async ({ params, req, user }) => {
      const open = await openSubject(req, readers, params)
      await countPress(user.id)
      return { success: true, data: await takeBackShare(req, open, params.shareId) }
    },
  }),
]
