import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { isPublicAnimal } from '@/features/animals/model'
import { storeNotices } from '@/features/notifications/commands'
import { isPublicShelter } from '@/features/shelters/model'
import { defineTask } from '@/platform/jobs/task'

import { forgetLostFollows } from './commands'
import { NEWS_DAYS } from './model'

const DAY_MS = 24 * 60 * 60 * 1000

/** Those who follow a shelter and were not told of this yet: the task may run twice. */
const followersOf = (shelter: string, already: SQL): SQL => sql`
  select f.user_id from shelter_follows f join users u on u.id = f.user_id
  where f.shelter_id = ${shelter} and u.email_verified is not null
    and not exists (select 1 from notifications n where n.user_id = f.user_id and ${already})`

/** The news of a shelter are told to those who follow it. */
export const tellNews = defineTask<{ news: string }>({
  slug: 'tell-followers-news',
  label: 'Annoncer une actualité à ceux qui suivent le refuge',
  run: async ({ req, input: { news } }) => {
    const found = await req.payload.findByID({
      collection: 'news',
      id: news,
      // The program tells of what everybody reads.
      overrideAccess: true,
      disableErrors: true,
      depth: 1,
      select: {
        title: true,
        slug: true,
        excerpt: true,
        _status: true,
        publishedAt: true,
        shelter: true,
      },
      req,
    })
    const shelter = typeof found?.shelter === 'object' ? found.shelter : null
    if (!found || !shelter || found._status !== 'published' || !isPublicShelter(shelter)) return
    const isOld = Date.parse(found.publishedAt ?? '') < Date.now() - NEWS_DAYS * DAY_MS
    if (isOld) return
    await storeNotices(
      req,
      followersOf(shelter.id, sql`n.news_id = ${news} and n.type = 'NEWS_PUBLISHED'`),
      {
        type: 'NEWS_PUBLISHED',
        title: `${shelter.name}\u00a0: ${found.title}`,
        message: found.excerpt ?? 'Une nouvelle du refuge que vous suivez.',
        shelter: shelter.id,
        news,
        actionUrl: `/shelter/${shelter.slug}/news/${found.slug ?? news}`,
      },
    )
  },
})

/** An animal whose case is urgent is told of to those who follow its shelter, once a month at most. */
export const tellUrgent = defineTask<{ animal: string }>({
  slug: 'tell-followers-urgent',
  label: 'Annoncer une urgence à ceux qui suivent le refuge',
  run: async ({ req, input: { animal } }) => {
    const found = await req.payload.findByID({
      collection: 'animals',
      id: animal,
      // The program tells of what everybody sees.
      overrideAccess: true,
      disableErrors: true,
      depth: 1,
      select: {
        name: true,
        isSos: true,
        isVisible: true,
        status: true,
        shelter: true,
        shortDescription: true,
      },
      req,
    })
    const shelter = typeof found?.shelter === 'object' ? found.shelter : null
    if (!found?.isSos || !shelter || !isPublicAnimal(found) || !isPublicShelter(shelter)) return
    await storeNotices(
      req,
      followersOf(
        shelter.id,
        sql`n.animal_id = ${animal} and n.type = 'GENERAL_INFO'
          and n.created_at > now() - interval '30 days'`,
      ),
      {
        type: 'GENERAL_INFO',
        title: `SOS pour ${found.name}`,
        message:
          found.shortDescription ??
          `${shelter.name}, que vous suivez, cherche une famille en urgence.`,
        shelter: shelter.id,
        animal,
        actionUrl: `/shelter/${shelter.slug}/animals/${animal}`,
      },
    )
  },
})

export const followTasks = [
  tellNews,
  tellUrgent,
  defineTask({
    slug: 'forget-lost-follows',
    label: 'Oublier les suivis dont le refuge n’existe plus',
    recurs: { dailyAt: '04:25' },
    run: async ({ req }) => void (await forgetLostFollows(req)),
  }),
]
