import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { addNote } from '@/features/abuse/commands/add-note'
import { closeReport, forwardReport } from '@/features/abuse/commands/move'
import { addRecipient } from '@/features/abuse/commands/recipients'
import { sendReport } from '@/features/abuse/commands/send-report'
import { LINK } from '@/features/abuse/model'
import { reportSchema } from '@/features/abuse/schema'
import { idOfToken } from '@/platform/access/personal-link'

import { asProgram, today } from './load'

type Told = {
  report: Record<string, unknown>
  daysAgo: number
  steps?: ReadonlyArray<'forward' | 'note' | 'close'>
}

/** What invented people tell, in the two departments of the shelter that reads it. */
const TOLD: readonly Told[] = [
  {
    daysAgo: 0,
    report: {
      kind: 'DEPRIVATION',
      species: 'DOG',
      animals: 2,
      description:
        'Deux chiens sur un balcon au troisième étage depuis dimanche, sans eau visible. L’un tourne en rond, l’autre ne se lève presque plus. Ils aboient la nuit.',
      place: 'Résidence des Tilleuls, bâtiment B, balcon côté parking',
      commune: 'Rennes (35)',
      isOngoing: 'oui',
      identity: 'anonyme',
    },
  },
  {
    daysAgo: 3,
    report: {
      kind: 'CONFINEMENT',
      species: 'DOG',
      animals: 1,
      description:
        'Un berger attaché à une chaîne d’un mètre derrière un hangar, par tous les temps. La niche est percée. Je passe devant tous les matins depuis trois semaines.',
      place: 'Hangar de tôle bleue, à deux cents mètres après la sortie du bourg',
      commune: 'Vannes (56)',
      isOngoing: 'oui',
      author: 'Une camionnette blanche vient le soir vers 19 h.',
      identity: 'nom',
      name: 'Solène Garrec',
      email: 'solene.garrec@exemple.fr',
      mayShare: true,
    },
    steps: ['note', 'forward'],
  },
  {
    daysAgo: 24,
    report: {
      kind: 'ABANDONMENT',
      species: 'CAT',
      animals: 4,
      description:
        'Une chatte et trois petits laissés dans une maison vide après un déménagement. On les voit par la fenêtre de la cuisine.',
      place: 'Maison aux volets verts, face à l’ancienne poste',
      commune: 'Rennes (35)',
      isOngoing: 'non',
      identity: 'nom',
      name: 'Hervé Lostis',
      phone: '06 00 00 00 12',
    },
    steps: ['forward', 'close'],
  },
]

/** Writes the reports of the demonstration, and who reads them: one shelter for two departments. */
export async function addAbuse(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  const { docs: admins } = await payload.find({
    collection: 'users',
    ...asProgram,
    limit: 1,
    pagination: false,
    where: { isSuperAdmin: { equals: true } },
  })
  const { docs: shelters } = await payload.find({
    collection: 'shelters',
    ...asProgram,
    limit: 1,
    pagination: false,
    where: { slug: { equals: 'refuge-des-quatre-vents' } },
  })
  const [admin] = admins
  const [shelter] = shelters
  if (!admin || !shelter) return
  const own = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
  for (const department of ['35', '56']) {
    await addRecipient(own, admin, { shelterId: shelter.id, department })
  }
  for (const { report, daysAgo, steps = [] } of TOLD) {
    const id = idOfToken(LINK, await sendReport(reportSchema.parse(report), [])) ?? ''
    for (const step of steps) {
      if (step === 'note') await addNote(id, 'Ce matin, sa gamelle était vide et gelée.')
      else if (step === 'forward') {
        await forwardReport(own, id, {
          from: 'RECEIVED',
          to: 'DDPP',
          note: 'Merci pour ces détails. Un inspecteur passera dans la semaine.',
        })
      } else {
        await closeReport(own, id, {
          from: 'FORWARDED',
          outcome: 'HELPED',
          note: 'La mère et ses petits sont au chaud, dans une famille d’accueil.',
        })
      }
    }
    const at = new Date(today().getTime() - daysAgo * 86_400_000).toISOString()
    await drizzle.execute(sql`
      update abuse_reports set received_at = ${at}, is_unread = ${steps.length === 0}
      where id = ${id}
    `)
  }
  // Each step a while after the one before.
  await drizzle.execute(sql`
    update abuse_events e set created_at = r.received_at + nth * interval '9 hours'
    from (select id, row_number() over (partition by report_id order by created_at, id) as nth
      from abuse_events) as steps, abuse_reports r
    where steps.id = e.id and r.id = e.report_id
  `)
  // Nothing of it is news to anybody in a demonstration.
  await drizzle.execute(sql`delete from emails where subject like 'Un signalement %'
    or subject like 'Une précision %' or text like '%/suivi/message/%'`)
  await drizzle.execute(
    sql`delete from notifications where action_url like '/admin/maltraitances/%'`,
  )
}
