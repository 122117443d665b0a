import { sql } from '@payloadcms/db-postgres'

import { defineTask } from '../jobs/task'
import { deliver } from './deliver'
import { KEEP_ROW_DAYS, KEEP_TEXT_DAYS } from './model'

/** Tries again for about two hours: mail servers ask for patience. */
export const deliverEmail = defineTask<{ id: string; unsubscribe?: string }>({
  slug: 'deliver-email',
  label: 'Envoyer un e-mail',
  retries: 7,
  retryAfterSeconds: 60,
  run: ({ req, input, isLastTry }) => deliver(req.payload, input, isLastTry),
})

/** Messages hold what people wrote and asked: they are not kept longer than needed. */
const forgetEmails = defineTask({
  slug: 'forget-emails',
  label: 'Effacer le texte des anciens e-mails',
  recurs: { dailyAt: '03:30' },
  run: async ({ req }) => {
    const { drizzle } = req.payload.db
    await drizzle.execute(sql`
      update emails set text = null, html = null
      where (text is not null or html is not null) and status <> 'QUEUED'
        and created_at < now() - make_interval(days => ${KEEP_TEXT_DAYS})
    `)
    await drizzle.execute(sql`
      delete from emails where created_at < now() - make_interval(days => ${KEEP_ROW_DAYS})
    `)
  },
})

export const emailTasks = [deliverEmail, forgetEmails]
