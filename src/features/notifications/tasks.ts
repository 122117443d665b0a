import { defineTask } from '@/platform/jobs/task'

import { mailDigests, mailNow } from './mail/commands'
import { forgetOldNotices } from './store'

/** What notifications do by themselves. */
export const notificationTasks = [
  defineTask({
    slug: 'forget-old-notifications',
    label: 'Oublier les notifications trop anciennes',
    recurs: { dailyAt: '04:10' },
    run: async ({ req }) => void (await forgetOldNotices(req)),
  }),
  defineTask({
    slug: 'mail-notifications',
    label: 'Envoyer les notifications par e-mail',
    recurs: { everyMinutes: 2 },
    run: async ({ req }) => mailNow(req.payload),
  }),
  defineTask({
    slug: 'mail-digests',
    label: 'Envoyer les résumés du matin',
    // It takes what came before 8 h: whoever has many people to write to goes on later.
    recurs: { everyMinutes: 10 },
    run: async ({ req }) => mailDigests(req.payload),
  }),
]
