import type { Payload } from 'payload'

import { daysBefore } from '@/admin/dashboard/model'

import type { World } from './access/world'

type Side = World['a']

const asProgram = { overrideAccess: true, depth: 0 } as const

/** An adoption whose certificate is signed, and whose seven days have passed. */
async function finishable(payload: Payload, { shelter, animals }: Side, now: Date): Promise<void> {
  const animal = animals.public
  const { id: request } = await payload.create({
    collection: 'adoption-requests',
    ...asProgram,
    data: {
      shelter,
      animal,
      status: 'CERTIFICATE',
      applicant: { name: 'Famille prête', email: 'prete@exemple.fr' },
    },
  })
  await payload.create({
    collection: 'certificates',
    ...asProgram,
    data: {
      shelter,
      request,
      animal,
      animalName: 'Nala',
      species: 'CAT',
      applicantName: 'Famille prête',
      deliveredAt: daysBefore(now, 8),
      signedAt: daysBefore(now, 7),
      sha256: 'a'.repeat(64),
      fileKey: 'certificat.pdf',
    },
  })
}

/** What people asked: one thing of each kind that waits, and one that does not. */
export async function ask(payload: Payload, side: Side, now: Date): Promise<void> {
  const { shelter } = side
  const lastActivityAt = now.toISOString()
  const open = { type: 'CONTACT', priority: 'NORMAL', status: 'OPEN', lastActivityAt } as const
  const tickets = [
    { ...open, title: 'Chat blessé', awaitsTeam: true },
    { ...open, title: 'À notre tour passé', awaitsTeam: false },
    { ...open, title: 'Déjà clos', awaitsTeam: true, status: 'CLOSED' as const },
  ]
  for (const [index, ticket] of tickets.entries())
    await payload.create({
      collection: 'tickets',
      ...asProgram,
      data: { ...ticket, shelter, number: index + 1 },
    })
  for (const status of ['PENDING', 'WITHDRAWN'] as const)
    await payload.create({
      collection: 'adoption-requests',
      ...asProgram,
      data: {
        shelter,
        animal: side.animals.public,
        status,
        applicant: { name: `Demande ${status}`, email: `${status}@exemple.fr` },
      },
    })
  await finishable(payload, side, now)
  const answer = (senderName: string, status: 'NEW' | 'DONE') =>
    payload.create({
      collection: 'form-submissions',
      ...asProgram,
      data: {
        shelter,
        status,
        formTitle: 'Nous écrire',
        formType: 'STANDARD',
        senderName,
        definition: { schemaVersion: 1, groups: [], fields: [] },
        answers: {},
      },
    })
  for (const status of ['NEW', 'DONE'] as const) await answer(`Réponse ${status}`, status)
  const submission = (await answer('Réponse suivie par ticket', 'NEW')).id
  await payload.create({
    collection: 'tickets',
    ...asProgram,
    data: { ...open, title: 'Sa réponse', awaitsTeam: false, shelter, number: 9, submission },
  })
}
