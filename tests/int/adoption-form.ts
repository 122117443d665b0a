import { createLocalReq, type Payload } from 'payload'

import { openFromSubmission } from '@/features/adoptions/apply/commands/open-from-submission'
import { followUpOf } from '@/features/adoptions/apply/sent-before'
import { storeAnswer, type NewAnswer } from '@/features/forms/commands/store-answer'
import { contactDefinition } from '@/features/forms/fixtures'
import type { PublicForm } from '@/features/forms/queries'

import type { World } from './access/world'

const asProgram = { overrideAccess: true, depth: 0 } as const

/** The first shelter of the world with an adoption form, a plan for cats and opening hours. */
export async function adoptionForm(payload: Payload, world: World) {
  const shelter = world.a.shelter
  const definition = contactDefinition()
  const row = await payload.create({
    collection: 'forms',
    ...asProgram,
    data: { shelter, title: 'Adopter', type: 'ADOPTION', isActive: true, schema: definition },
  })
  const form: PublicForm = {
    id: row.id,
    shelterId: shelter,
    title: 'Adopter',
    description: '',
    type: 'ADOPTION',
    ticketType: null,
    confirmation: '',
    definition,
  }
  const plan = await payload.create({
    collection: 'plans',
    ...asProgram,
    data: {
      shelter,
      title: 'Chat',
      type: 'ADOPTION',
      species: 'CAT',
      priceCents: 12_000,
      ageMinMonths: 0,
      isActive: true,
    },
  })
  await payload.update({
    collection: 'shelters',
    id: shelter,
    ...asProgram,
    data: {
      acceptsAdoptions: true,
      openingHours: [1, 2, 3, 4, 5, 6].map((weekday) => {
        return { weekday, opensAt: '09:00', closesAt: '18:00' }
      }),
    },
  })
  let sent = 0
  return {
    plan: plan.id,
    /**
     * Answers the form, as a browser would, about an animal.
     * @returns where the request is followed, and what of it the sender was `given` at once
     */
    async answer(
      animalId: string,
      email: string,
      user: NewAnswer['user'] = null,
      name = 'Léa Martin',
    ) {
      sent += 1
      const nth = sent
      const req = await createLocalReq({}, payload)
      const answers = {
        votre_nom: name,
        adresse_email: email,
        votre_message: `Bonjour, une demande, la ${nth}e`,
      }
      const wanted = { form, answers, files: [], animalId, user, network: '10.0.0.1' }
      const { id, trackingPath: given } = await storeAnswer(req, wanted, {
        adoption: openFromSubmission,
      })
      const followed = await followUpOf(req, id)
      return { given, trackingPath: followed?.trackingPath ?? '' }
    },
  }
}
