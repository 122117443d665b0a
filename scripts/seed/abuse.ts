import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { addNote } from '@/features/abuse/commands/add-note'
import { closeReport, forwardReport } from '@/features/abuse/commands/move'
import { addRecipient } from '@/features/abuse/commands/recipients'
import { sendReport } from '@/features/abuse/commands/send-report'
import { LINK } from '@/features/abuse/model'
import { reportSchema } from '@/features/abuse/schema'
import { departmentOf } from '@/features/shelters/model'
import { publicShelter } from '@/features/shelters/public'
import { idOfToken } from '@/platform/access/personal-link'

import { asProgram, today } from './load'
import { FIRST } from './shelters/first'

type Told = {
  report: Record<string, unknown>
  daysAgo: number
  steps?: ReadonlyArray<'forward' | 'note' | 'close'>
}

/** What invented people tell. */
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

/** Writes the reports of the demonstration, and who reads them: one shelter of each department. */
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
    pagination: false,
    sort: 'slug',
    where: publicShelter,
  })
  const [admin] = admins
  if (!admin) return
  const own = await createLocalReq({ user: { ...admin, collection: 'users' } }, payload)
  // Those whose people are accounts of the demonstration first: somebody is there to read.
  const rankOf = (slug: string) => [...FIRST.map((each) => each.slug), slug].indexOf(slug)
  const chosen = new Set<string>()
  for (const { id: shelterId, location } of shelters.sort(
    (one, other) => rankOf(one.slug) - rankOf(other.slug),
  )) {
    const department = departmentOf(location.postalCode)
    if (!department || chosen.has(department)) continue
    chosen.add(department)
    await addRecipient(own, admin, { shelterId, department })
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
