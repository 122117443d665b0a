import { expect, it } from 'vitest'

import { readSetUp } from '@/admin/dashboard/read-set-up'

import { getTestPayload } from '../support/payload'
import { emptyPage, makeWorld } from './access/world'

const asProgram = { overrideAccess: true, depth: 0 } as const

it('knows what a shelter has of its site, and what it lacks', async () => {
  const payload = await getTestPayload()
  const world = await makeWorld(payload)
  const before = await readSetUp(payload, world.b.shelter)
  expect(before).toMatchObject({
    home: null,
    homeIsPublished: false,
    animals: true,
    hours: false,
  })
  const hours = [{ weekday: '1', opensAt: '09:00', closesAt: '12:00' }] as never
  await payload.update({
    collection: 'shelters',
    id: world.b.shelter,
    ...asProgram,
    data: { logo: world.b.media, openingHours: hours, acceptsSponsoring: true },
  })
  await payload.create({
    collection: 'pages',
    ...asProgram,
    data: {
      title: 'Accueil',
      shelter: world.b.shelter,
      sections: emptyPage,
      isHomepage: true,
      _status: 'published',
      status: 'PUBLISHED',
    },
  })
  expect(await readSetUp(payload, world.b.shelter)).toMatchObject({
    logo: true,
    hours: true,
    home: expect.any(String) as string,
    homeIsPublished: true,
    acceptsHelp: true,
    payments: false,
  })
  expect(await readSetUp(payload, '00000000-0000-4000-8000-000000000000')).toBeUndefined()
})
