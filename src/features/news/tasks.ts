import { defineTask } from '@/platform/jobs/task'

import { publishDueNews } from './commands'

const publishPlanned = defineTask({
  slug: 'publish-planned-news',
  label: 'Publier les actualités programmées',
  recurs: { everyMinutes: 1 },
  // The next minute is the next try.
  retries: 0,
  run: async ({ req: { payload } }) => {
    const { failed } = await publishDueNews(payload)
    if (failed.length > 0) throw new Error(`Non publiées\u00a0: ${failed.join(', ')}`)
  },
})

/** What news does by itself. */
export const newsTasks = [publishPlanned]
