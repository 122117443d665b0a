import { z } from 'zod'

import type { Media } from '@/payload-types'
import { idOf } from '@/platform/access/model'

import { shelterFolder } from './model'

const sizeView = z.object({ url: z.string(), width: z.number(), height: z.number() })

export const mediaView = z
  .object({
    id: z.string(),
    url: z.string(),
    path: z.string().describe('shelters/{identifiant du refuge}/media/{fichier}'),
    title: z.string(),
    description: z.string(),
    alt: z.string().describe('Vide pour une image décorative, ou tant que personne ne l’a écrit'),
    isDecorative: z.boolean(),
    order: z.number(),
    isMain: z.boolean(),
    width: z.number().describe('En pixels'),
    height: z.number().describe('En pixels'),
    focalX: z.number().describe('Point que chaque recadrage garde, en % de la largeur'),
    focalY: z.number().describe('Point que chaque recadrage garde, en % de la hauteur'),
    sizes: z.record(z.string(), sizeView).describe('thumb, card, card2x, wide, full'),
    sha256: z
      .string()
      .describe('Empreinte du fichier envoyé\u00a0; vide tant qu’elle n’est pas calculée'),
    createdAt: z.string(),
  })
  .meta({ id: 'Media' })

/** A picture as the API prints it. Source: docs/decisions/api.md. */
export function toView(row: Media): z.infer<typeof mediaView> {
  const sizes = Object.entries(row.sizes ?? {}).flatMap(([name, size]) =>
    size.url && size.width && size.height
      ? [[name, { url: size.url, width: size.width, height: size.height }] as const]
      : [],
  )
  return {
    id: row.id,
    url: row.url ?? '',
    path: `${shelterFolder(idOf(row.shelter) ?? '')}${row.filename ?? ''}`,
    title: row.title ?? '',
    description: row.description ?? '',
    alt: row.alt ?? '',
    isDecorative: Boolean(row.decorative),
    order: row.order ?? 0,
    isMain: Boolean(row.isMain),
    width: row.width ?? 0,
    height: row.height ?? 0,
    focalX: row.focalX ?? 50,
    focalY: row.focalY ?? 50,
    sizes: Object.fromEntries(sizes),
    sha256: row.sha256 ?? '',
    createdAt: row.createdAt,
  }
}
