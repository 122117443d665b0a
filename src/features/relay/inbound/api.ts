import { createLocalReq } from 'payload'
import { z } from 'zod'

import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/errors'
import { parseJson, readBytes } from '@/platform/http/read-body'
import { defineRoute } from '@/platform/http/route'
import { log } from '@/platform/log'
import { openPayload } from '@/platform/payload'

import { API } from '../model'
import { ATTACHMENTS_MAX_BYTES } from './model'
import { receiveMail } from './receive'
import { inboundSchema } from './schema'
import { isSigned } from './signature'

/** Attachments in base64, and the rest: HTML carries the whole history. */
const BODY_MAX_BYTES = Math.ceil((ATTACHMENTS_MAX_BYTES * 4) / 3) + 2_097_152

export const receiveInbound = defineRoute({
  method: 'POST',
  path: API.inbound,
  summary: 'Un e-mail reçu pour une conversation',
  description:
    'Pour le service qui reçoit le courrier de RELAY_DOMAIN. Le corps est signé\u00a0: `x-relay-timestamp` (secondes depuis 1970) et `x-relay-signature` (`sha256=` puis le HMAC SHA-256 de «\u00a0horodatage.corps\u00a0» avec RELAY_SECRET, en hexadécimal). Le HTML n’est lu que sans texte. Le même messageId deux fois est un seul message. 404 tant que RELAY_DOMAIN n’est pas réglé.',
  tags: ['Messages'],
  auth: 'public',
  answers: {
    202: {
      description: 'L’e-mail est reçu\u00a0; ce qui n’est pas à transmettre est laissé de côté',
      schema: z.object({ success: z.literal(true) }),
    },
  },
  refusals: [401, 404, 413],
  handler: async ({ request, requestId }) => {
    if (!env.relay) throw new HttpError(404)
    const { domain, secret } = env.relay
    const bytes = await readBytes(request, BODY_MAX_BYTES)
    if (!isSigned(request.headers, bytes, secret)) throw new HttpError(401, 'Signature invalide')
    const mail = inboundSchema.safeParse(parseJson(new TextDecoder().decode(bytes)))
    if (!mail.success) throw new HttpError(400)
    const req = await createLocalReq({}, await openPayload())
    const outcome = await receiveMail(req, mail.data, domain)
    // Without addresses nor words: the log is read by others.
    if (outcome !== 'sent') log.info({ requestId, outcome }, 'an e-mail was not passed on')
    return Response.json({ success: true }, { status: 202 })
  },
})
