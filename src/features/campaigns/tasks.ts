import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { notify, teamWith } from '@/features/notifications/commands'
import { shelterTodaySql, shelterZoneSql } from '@/features/shelters/public'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { defineTask } from '@/platform/jobs/task'

import { COLLECTION } from './model'
import { CAMPAIGNS, FIRST_DAY, isLate } from './public'

type Row = { id: string; slug: string; title: string; shelter: string; hasGifts?: boolean }

/** Somebody gave for it: there is something to tell, and somebody to tell it to. */
const HAS_GIFTS = sql`exists (select 1 from donations d join payments p on p.donation_id = d.id
  where d.campaign_id = c.id)`

/** Days after the end at which a report that is still missing is asked for. */
const REPORT_DAYS = 7

/** Ends the campaigns whose last day is over at their shelter. @returns how many */
export const endLate = (req: PayloadRequest): Promise<number> =>
  inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      update campaigns c set status = 'ENDED', ended_at = now(), updated_at = now()
      from shelters s where s.id = c.shelter_id and c.status = 'PUBLISHED'
        and c.deleted_at is null and ${isLate}
      returning c.id, c.slug, c.title, c.shelter_id as shelter, ${HAS_GIFTS} as "hasGifts"`)
    await touch(req, [
      ...rows.map(({ id }) => tags.campaign(id)),
      ...new Set(rows.map(({ shelter }) => tags.shelterCampaigns(shelter))),
    ])
    for (const row of rows) {
      if (row.hasGifts) await askForReport(req, row, 'Son dernier jour est passé.')
    }
    return rows.length
  })

/** Those whose first day it is appear: pages of their shelters are drawn anew. */
export const showFirstDays = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, async (execute) => {
    const { rows } = await execute<{ id: string; shelter: string }>(sql`
      select c.id, c.shelter_id as shelter from ${CAMPAIGNS}
      where c.status = 'PUBLISHED' and c.deleted_at is null
        and ${FIRST_DAY} = ${shelterTodaySql}
        and ${FIRST_DAY} > ((now() - interval '2 hours') at time zone (${shelterZoneSql}))::date`)
    await touch(req, [
      ...rows.map(({ id }) => tags.campaign(id)),
      ...new Set(rows.map(({ shelter }) => tags.shelterCampaigns(shelter))),
    ])
  })

/** Tells the team that a campaign is over, and that its donors wait for what became of it. */
async function askForReport(req: PayloadRequest, row: Row, first: string): Promise<void> {
  const subject = `Racontez ce qu’a permis la collecte «\u00a0${row.title}\u00a0»`
  await notify(req, {
    type: 'GENERAL_INFO',
    to: await teamWith(req, row.shelter, 'editContent'),
    subject,
    shelter: row.shelter,
    isToTeam: true,
    group: `campaign-report:${row.id}`,
    content: {
      title: subject,
      paragraphs: [
        first,
        'Deux phrases et une photo suffisent\u00a0: elles sont affichées sur la page, à ceux qui ont donné et à ceux qui hésitent encore.',
      ],
      button: {
        label: 'Écrire le bilan',
        href: `${env.publicUrl}/admin/collections/${COLLECTION}/${row.id}`,
      },
    },
  })
}

/** Asks once for the reports that are missing a week after the end. @returns how many */
export const askForReports = (req: PayloadRequest): Promise<number> =>
  inTransaction(req, async (execute) => {
    const { rows } = await execute<Row>(sql`
      update campaigns c set report_asked_at = now()
      where c.status = 'ENDED' and c.deleted_at is null and coalesce(trim(c.report), '') = ''
        and c.report_asked_at is null and ${HAS_GIFTS} and c.ended_at < now() - make_interval(days => ${REPORT_DAYS})
      returning c.id, c.slug, c.title, c.shelter_id as shelter`)
    for (const row of rows) {
      await askForReport(req, row, 'Elle est terminée depuis une semaine, et sa page ne dit rien.')
    }
    return rows.length
  })

/** What campaigns do by themselves. */
export const campaignTasks = [
  defineTask({
    slug: 'end-late-campaigns',
    label: 'Montrer les collectes qui commencent, terminer celles dont le dernier jour est passé',
    // Midnight comes at ten different hours to the clocks of France.
    recurs: { everyMinutes: 30 },
    run: async ({ req }) => {
      await endLate(req)
      await showFirstDays(req)
      await askForReports(req)
    },
  }),
]
