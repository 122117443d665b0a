import { z } from 'zod'

import { HttpError } from '@/platform/http/errors'
import { idSchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { findApplying } from './queries'

const question = z.looseObject({ id: z.string(), name: z.string(), label: z.string() })
const group = z.looseObject({ id: z.string(), title: z.string() })

export const readAdoptionForm = defineRoute({
  method: 'GET',
  path: '/api/animals/{animalId}/adoption-form',
  summary: 'Le formulaire pour demander un animal',
  description:
    'Celui de la formule qui convient, sinon le premier formulaire d’adoption ouvert du refuge. ' +
    '«\u00a0person\u00a0» est la personne connectée, pour préremplir.',
  tags: ['Adoptions'],
  auth: 'optional',
  params: z.object({ animalId: idSchema }),
  answers: {
    200: {
      description: 'Le formulaire',
      schema: z.object({
        success: z.literal(true),
        data: z.object({
          form: z.object({
            id: z.string(),
            title: z.string(),
            description: z.string(),
            confirmation: z.string(),
            definition: z.looseObject({
              groups: z.array(group),
              fields: z.array(question),
            }),
          }),
          shelterName: z.string(),
          animal: z.object({ name: z.string(), image: z.string().nullable() }),
          person: z
            .object({
              name: z.string(),
              email: z.string(),
              phone: z.string().nullable(),
              postalCode: z.string().nullable(),
              city: z.string().nullable(),
            })
            .nullable(),
        }),
      }),
    },
  },
  refusals: [404],
  handler: async ({ params: { animalId }, user }) => {
    const found = await findApplying(animalId)
    if (!found) throw new HttpError(404, 'Cet animal ne se demande pas en ligne')
    const { id, title, description, confirmation, definition } = found.form
    return {
      success: true,
      data: {
        form: { id, title, description, confirmation, definition },
        shelterName: found.shelter.name,
        animal: { name: found.animal.name, image: found.animal.photos[0]?.card ?? null },
        person: user && {
          name: user.name,
          email: user.email,
          phone: user.phone ?? null,
          postalCode: user.location?.postalCode ?? null,
          city: user.location?.city ?? null,
        },
      },
    }
  },
})
