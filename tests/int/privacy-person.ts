import { createLocalReq, type Payload } from 'payload'

import { recordConsent } from '@/platform/consents/record'
import { storage } from '@/platform/storage'

import type { World } from './access/world'
import { adoptionForm } from './adoption-form'
import type { Team } from './adoptions'

const asProgram = { overrideAccess: true, depth: 0 } as const

export const EMAIL = 'zephyrine@exemple.fr'
/** Words that are in no other test: whoever reads them reads the person. */
export const PERSONAL = /zephyrine|tartempion|06 39 98 12 34|rue des Sternes/i

type Fixture = { payload: Payload; world: World; team: Team }

export async function gift(
  { payload, world }: Fixture,
  collection: 'donations' | 'sponsorships',
  donor: string,
  more: object,
) {
  return payload.create({
    collection,
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      donor,
      amountCents: 5000,
      tipCents: 0,
      currency: 'EUR',
      firstName: 'Zéphyrine',
      lastName: 'Tartempion',
      email: EMAIL,
      message: 'De la part de Mme Tartempion',
      address: { line: '3 rue des Sternes', postalCode: '35000', city: 'Rennes' },
      provider: 'simulator',
      revision: 0,
      ...more,
    } as never,
  })
}

/** A person of whom every room of the product holds something. */
export async function person(fixture: Fixture, file: string) {
  const { payload, world, team } = fixture

  const req = await createLocalReq({}, payload)
  const user = await payload.create({
    collection: 'users',
    ...asProgram,
    data: {
      name: 'Zéphyrine Tartempion',
      email: EMAIL,
      password: 'une phrase de quatre mots',
      phone: '06 39 98 12 34',
      location: { address: '3 rue des Sternes', postalCode: '35000', city: 'Rennes' },
      memberships: [{ shelter: world.a.shelter, role: 'EDITOR', showOnSite: true }],
    },
  })
  const form = await adoptionForm(payload, world)
  const animal = await team.animal()
  const { trackingPath } = await form.answer(animal, EMAIL, null, 'Zéphyrine Tartempion')
  const requestId = decodeURIComponent(trackingPath.split('/').pop() ?? '').split('.')[0] ?? ''
  await payload.update({
    collection: 'adoption-requests',
    id: requestId,
    ...asProgram,
    data: { applicant: { name: 'Mme Tartempion', email: EMAIL, phone: '06 39 98 12 34' } },
  })
  const others = await team.open(await team.animal())
  await team.pool.query(`update adoption_requests set timeline = $2::jsonb where id = $1`, [
    others,
    JSON.stringify([
      {
        at: '2026-01-01T10:00:00Z',
        kind: 'NOTE',
        from: null,
        to: null,
        text: 'Bon dossier',
        author: { id: user.id, name: 'Zéphyrine Tartempion' },
      },
    ]),
  ])
  const { id: ticket } = await payload.create({
    collection: 'tickets',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      number: 900_001,
      type: 'CONTACT',
      priority: 'NORMAL',
      status: 'OPEN',
      title: 'Visite de Mme Tartempion',
      description: 'Je suis au 06 39 98 12 34',
      requester: { name: 'Mme Tartempion', email: EMAIL, user: user.id },
      lastActivityAt: new Date().toISOString(),
    },
  })
  await payload.create({
    collection: 'ticket-comments',
    ...asProgram,
    data: { shelter: world.a.shelter, ticket, content: 'Merci', authorName: 'Mme Tartempion' },
  })
  await team.pool.query(
    `insert into foster_stays (shelter_id, animal_id, name, email, phone, note, started_on, created_by)
     values ($1, $2, 'Mme Tartempion', $3, '06 39 98 12 34', 'Au 3 rue des Sternes', '2026-03-01', $4)`,
    [world.a.shelter, animal, EMAIL, user.id],
  )
  const { id: donor } = await payload.create({
    collection: 'donors',
    ...asProgram,
    data: { email: EMAIL, firstName: 'Zéphyrine', lastName: 'Tartempion', user: user.id },
  })
  const paid = await gift(fixture, 'donations', donor, {
    type: 'DONATION',
    status: 'PAID',
    refundedCents: 0,
  })
  const sponsoring = await gift(fixture, 'sponsorships', donor, {
    status: 'ENDED',
    endReason: 'DONOR',
    frequency: 'monthly',
  })
  const entry = await payload.create({
    collection: 'payments',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      kind: 'CHARGE',
      happenedAt: new Date().toISOString(),
      donation: paid.id,
      donor,
      amountCents: 5000,
      tipCents: 0,
      currency: 'EUR',
      provider: 'simulator',
      providerId: 'ch_privacy',
      entryKey: 'ch_privacy',
      card: { brand: 'visa', last4: '4242' },
    },
  })
  await storage.write(file, Buffer.from('Mme Tartempion'))
  const receipt = await payload.create({
    collection: 'receipts',
    ...asProgram,
    data: {
      shelter: world.a.shelter,
      label: '2026-00001',
      year: 2026,
      number: 1,
      payment: entry.id,
      status: 'ISSUED',
      facts: {
        amountCents: 5000,
        donor: {
          firstName: 'Zéphyrine',
          lastName: 'Tartempion',
          email: EMAIL,
          address: { line: '3 rue des Sternes', postalCode: '35000', city: 'Rennes' },
        },
      },
      amountCents: 5000,
      fileKey: file,
      sha256: 'a'.repeat(64),
      issuedAt: new Date().toISOString(),
      donorKey: EMAIL,
    },
  })
  const found = await payload.create({
    collection: 'animals',
    ...asProgram,
    data: {
      name: 'Trouvaille',
      shelter: world.a.shelter,
      species: 'CAT',
      sex: 'FEMALE',
      status: 'FOUND',
      contactName: 'Mme Tartempion',
      contactPhone: '06 39 98 12 34',
      contactEmail: 'Zephyrine@Exemple.fr',
      deletedAt: new Date().toISOString(),
    } as never,
  })
  const joining = await payload.create({
    collection: 'shelters',
    ...asProgram,
    data: {
      name: 'Refuge du Nord-Ouest',
      slug: 'refuge-du-nord-ouest',
      status: 'PENDING',
      shelterType: 'ASSOCIATION',
      email: EMAIL,
      phone: '06 39 98 12 34',
      contactName: 'Mme Tartempion',
      contactPhone: '06 39 98 12 34',
      contactEmail: EMAIL,
      location: { address: '3 rue des Sternes', postalCode: '35000', city: 'Rennes' },
      joinReason: 'Mme Tartempion accueille douze chats',
    } as never,
  })
  await team.pool.query(
    `insert into payload_kv (id, key, data)
     values (gen_random_uuid(), 'invitation:empreinte', jsonb_build_object('email', '${EMAIL}'))`,
  )
  await team.pool.query(
    `insert into audit_log (id, action, entity, entity_id, user_id, before, after)
     values (gen_random_uuid(), 'UPDATE', 'users', $1::text, ($1::text)::uuid, $2, $2),
       (gen_random_uuid(), 'UPDATE', 'shelters', $3::text, ($1::text)::uuid, '{"note": "zephyrine@exemple.fr"}', '{}')`,
    [user.id, JSON.stringify({ name: 'Zéphyrine Tartempion' }), world.a.shelter],
  )
  await recordConsent(req, {
    kind: 'NEWSLETTER',
    email: EMAIL,
    user: user.id,
    shelter: world.a.shelter,
    text: 'Je souhaite recevoir les nouvelles',
    source: 'donations',
    sourceId: paid.id,
  })
  return {
    user: user.id,
    animal,
    requestId,
    others,
    ticket,
    paid: paid.id,
    sponsoring: sponsoring.id,
    receipt: receipt.id,
    found: found.id,
    joining: joining.id,
  }
}
