import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { notify, storeNotices, superAdmins } from '@/features/notifications/commands'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { ofName } from '@/platform/french.model'
import { HttpError } from '@/platform/http/errors'
import { keysOfWords } from '@/platform/http/form-keys'
import { firstKeyOf } from '@/platform/http/save-keys'
import { openPayload } from '@/platform/payload'
import { createLimiter } from '@/platform/rate-limit/limiter'

import { contactLimiter } from './limits'
import type { ContactMessage } from './schema'

/** Receipts to one address in a day: the form is no way to write to strangers. */
const perAddress = createLimiter({ name: 'contact-mail', points: 3, seconds: 24 * 3600 })

/** To whoever wrote: it is here. Says nothing that a stranger could make it say. */
async function tellReceived(req: PayloadRequest, { email }: ContactMessage): Promise<void> {
  if ((await perAddress.take(email.toLowerCase())) > 0) return
  await notify(req, {
    type: 'GENERAL_INFO',
    isMailOnly: true,
    to: [{ email }],
    subject: 'Votre message est arrivé',
    content: {
      title: 'Votre message est arrivé',
      paragraphs: [
        'Bonjour, l’équipe de Patte Blanche a bien reçu votre message.',
        'Une personne le lit et vous répond par e-mail, à cette adresse.',
      ],
      notes: ['Vous n’avez rien écrit\u00a0? Ignorez ce message\u00a0: il n’aura pas de suite.'],
    },
  })
}

const ARRIVED = {
  type: 'MESSAGE_RECEIVED',
  title: 'Un message vous est écrit depuis «\u00a0Nous joindre\u00a0»',
  message: 'Il est dans votre boîte e-mail\u00a0: votre réponse va à la personne qui a écrit.',
  letter: 'always',
} as const

/** Whether a try with this key came: what the team was told of it has it. One on its way comes to its end first. */
async function isKnown(execute: Execute, group: string): Promise<boolean> {
  await lockName(execute, group)
  const { rows } = await execute(sql`
    select 1 from notifications where group_key = ${group} limit 1`)
  return rows.length > 0
}

/**
 * Sends a message to the team of the platform: an e-mail to every super admin, whose answer goes
 * to whoever wrote. The same words sent again because no answer came are one message.
 * @throws {HttpError} 429 after too many messages; 503 while nobody would read it
 */
export async function writeToPlatform(request: Request, sent: ContactMessage): Promise<void> {
  await contactLimiter.count(request, sent.email)
  const req = await createLocalReq({}, await openPayload())
  const { name, email, subject, message } = sent
  const key = firstKeyOf(keysOfWords(sent, [name, email, subject, message]))
  const group = key ? `contact:${key}` : undefined
  await inTransaction(req, async (execute) => {
    if (group && (await isKnown(execute, group))) return
    const to = await superAdmins(req)
    if (to.length === 0) throw new HttpError(503)
    await notify(req, {
      type: 'MESSAGE_RECEIVED',
      to,
      isMailOnly: true,
      subject: `${name} vous écrit\u00a0: ${subject}`,
      replyTo: email,
      content: {
        title: `Message ${ofName(name)}`,
        paragraphs: ['Écrit depuis la page «\u00a0Nous joindre\u00a0».'],
        facts: [
          { label: 'Objet', value: subject },
          { label: 'E-mail', value: email },
        ],
        quote: message,
        notes: ['Répondez à cet e-mail\u00a0: votre réponse va à la personne qui a écrit.'],
      },
    })
    // Kept for longer than « Confidentialité » promises of such messages: it names nobody.
    const users = to.flatMap(({ userId }) => userId ?? [])
    await storeNotices(req, { users, emails: [] }, { ...ARRIVED, group })
    await tellReceived(req, sent)
  })
}
