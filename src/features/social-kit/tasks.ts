import { sql } from '@payloadcms/db-postgres'

import { sessionOf } from '@/platform/db/session'
import { defineTask } from '@/platform/jobs/task'

/** What sharing does by itself. */
export const socialKitTasks = [
  defineTask({
    slug: 'forget-social-shares',
    label: 'Oublier les partages de fiches et d’articles effacés',
    recurs: { dailyAt: '05:10' },
    run: async ({ req }) => {
      const session = await sessionOf(req)
      await session.execute(sql`
        delete from social_shares h
        where not exists (select 1 from animals a where a.id = h.subject_id)
          and not exists (select 1 from news n where n.id = h.subject_id)`)
    },
  }),
]
