import { z } from 'zod'

import { idSchema, shelterKeySchema } from '@/platform/http/params'
import { oneOf } from '@/platform/http/list-query'
import { keysOf } from '@/platform/keys.model'

import { FORMATS, KINDS, NETWORKS, TEXT_MAX, type Network } from './model'

const network = z.enum(keysOf(NETWORKS))

export const subjectParams = z.object({
  shelterId: shelterKeySchema,
  kind: z.enum(KINDS).describe('«\u00a0animals\u00a0» ou «\u00a0news\u00a0»'),
  subjectId: idSchema,
})

export const pictureParams = subjectParams.extend({ format: z.enum(keysOf(FORMATS)) })

export const shareParams = subjectParams.extend({ shareId: idSchema })

const photo = idSchema.optional().describe('Une de ses photos\u00a0; la principale sans cela')

export const pictureQuery = z.object({
  photo,
  v: z.string().max(40).optional().describe('La version du kit\u00a0: le navigateur garde l’image'),
})

/** What is packed: the photo that was chosen, the texts as they were changed. */
export const packSchema = z.strictObject({
  photo,
  texts: z
    .partialRecord(
      network,
      z.string({ error: 'Texte attendu' }).max(TEXT_MAX, 'Ce texte est trop long'),
    )
    .optional()
    .describe('Les textes changés\u00a0; les autres sont ceux du kit'),
})

export const shareSchema = z.strictObject({
  network: oneOf(keysOf(NETWORKS)),
  seen: idSchema
    .nullable()
    .describe('Le dernier partage que la personne a sous les yeux pour ce réseau\u00a0: sinon 409'),
})

const share = z.object({ id: z.string(), network, at: z.string() }).meta({ id: 'PartageReseau' })

export const sharesView = z.array(share).describe('Le dernier partage sur chaque réseau')

const textFields = Object.fromEntries(keysOf(NETWORKS).map((each) => [each, z.string()])) as Record<
  Network,
  z.ZodString
>

export const kitView = z
  .object({
    title: z.string(),
    link: z.string(),
    alt: z.string().describe('Texte alternatif des images'),
    version: z.string(),
    photos: z.array(z.object({ id: z.string(), thumb: z.string(), alt: z.string() })),
    texts: z.object(textFields),
    shares: sharesView,
  })
  .meta({ id: 'KitDePartage' })
export type Kit = z.infer<typeof kitView>
