import { sql } from '@payloadcms/db-postgres'

import { storeNotices } from '@/features/notifications/commands'
import { defineTask } from '@/platform/jobs/task'

import { forgetLostLikes } from './commands'

/**
 * Those who like an animal or sponsor it hear that it found a family. Whoever was told within a
 * month is not told again: the task may run twice, and a state may be put right and set anew.
 */
export const tellLikers = defineTask<{ animal: string }>({
  slug: 'tell-likers',
  label: 'Annoncer une adoption à ceux qui aiment l’animal',
  run: async ({ req, input: { animal } }) => {
    const found = await req.payload.findByID({
      collection: 'animals',
      id: animal,
      // The program tells those who saw it on its public page.
      overrideAccess: true,
      disableErrors: true,
      depth: 1,
      select: { name: true, status: true, shelter: true, isVisible: true },
      req,
    })
    if (found?.status !== 'ADOPTED' || !found.isVisible) return
    const shelter = typeof found.shelter === 'object' ? found.shelter : null
    await storeNotices(
      req,
      sql`
        select u.id from users u
        where u.id in (
            select user_id from animal_likes where animal_id = ${animal}
            union
            -- What an address gave is of whoever confirmed it.
            select su.id from sponsorships s join donors d on d.id = s.donor_id
              join users su on su.email in (d.email, lower(s.email)) and su.email_verified is not null
            where s.animal_id = ${animal} and s.status in ('ACTIVE', 'PAST_DUE', 'PAUSED', 'AWAITING_CHOICE')
          )
          and not exists (
            select 1 from notifications n
            where n.user_id = u.id and n.type = 'ANIMAL_ADOPTED' and n.animal_id = ${animal}
              and n.created_at > now() - interval '30 days'
          )`,
      {
        type: 'ANIMAL_ADOPTED',
        title: `${found.name} a trouvé sa famille`,
        message: `Bonne nouvelle\u00a0: ${found.name}, que vous aimez, est adopté. D’autres attendent encore.`,
        shelter: shelter?.id,
        animal,
        actionUrl: shelter ? `/shelter/${shelter.slug}/animals/${animal}` : null,
      },
    )
  },
})

export const likeTasks = [
  tellLikers,
  defineTask({
    slug: 'forget-lost-likes',
    label: 'Oublier les favoris dont l’animal n’existe plus',
    recurs: { dailyAt: '04:20' },
    run: async ({ req }) => void (await forgetLostLikes(req)),
  }),
]
