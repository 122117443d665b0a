import { z } from 'zod'

import { storage } from '../storage'
import { attachment, isKey } from '../storage/keys'
import { isSigned, SIGNED_PATH } from '../storage/signed'
import { HttpError } from './errors'
import { defineRoute } from './route'

const GONE = 'Ce lien n’est plus valable'

export const readSignedFile = defineRoute({
  method: 'GET',
  path: SIGNED_PATH,
  summary: 'Un fichier privé, par un lien signé qui expire',
  description:
    'Le lien est donné par le service à qui a le droit de lire le fichier. Avec un stockage S3, ' +
    'il mène au stockage lui-même.',
  tags: ['Service'],
  auth: 'public',
  query: z.strictObject({
    key: z.string().refine(isKey, 'Adresse invalide'),
    name: z.string().max(255),
    expires: z
      .string()
      .regex(/^\d{1,12}$/, 'Un nombre entier est attendu')
      .transform(Number)
      .pipe(z.int())
      .describe('Fin de validité, en secondes depuis 1970'),
    signature: z.string().max(100),
  }),
  answers: { 200: { description: 'Le fichier, à télécharger' } },
  refusals: [403, 404],
  handler: async ({ query: { signature, ...file } }) => {
    if (!isSigned(file, signature) || file.expires * 1000 < Date.now()) {
      throw new HttpError(403, GONE)
    }
    const stored = await storage.open(file.key)
    if (!stored) throw new HttpError(404, 'Fichier introuvable')
    return new Response(stored.stream, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': attachment(file.name),
        'content-length': String(stored.size),
        'content-security-policy': "default-src 'none'; sandbox",
        'content-type': stored.type,
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
