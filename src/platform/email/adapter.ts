import { createLocalReq, type EmailAdapter } from 'payload'

import { env } from '../env'
import { plainTextOf } from './plain-text'
import { queueEmail } from './send'

/** Payload's own messages go through the same outbox as ours. */
export const emailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromName: env.smtp?.from.name ?? 'Patte Blanche',
  defaultFromAddress: env.smtp?.from.address ?? 'ne-pas-repondre@localhost',
  sendEmail: async ({ to, subject, html, text }) => {
    if (typeof to !== 'string') throw new Error('A message goes to one address')
    const written = typeof html === 'string' ? html : ''
    const plain = typeof text === 'string' ? text : plainTextOf(written)
    const req = await createLocalReq({}, payload)
    await queueEmail(req, { to, subject: subject ?? '', html: written, text: plain })
  },
})
