import { z } from 'zod'

import { shelterKeySchema } from '@/platform/http/params'
import { defineRoute } from '@/platform/http/route'

import { listMeetings } from './calendar'
import { meetingListSchema } from './schema'
import { calendarView } from './view.schema'

export const listAdoptionMeetings = defineRoute({
  method: 'GET',
  path: '/api/shelter/{shelterId}/adoption-requests/meetings',
  summary: 'Le calendrier des rencontres d’un refuge',
  description:
    'De «\u00a0from\u00a0» à «\u00a0to\u00a0» compris (AAAA-MM-JJ), cinq semaines et 500 rencontres au maximum\u00a0; ' +
    'sans eux, cette semaine. Les rencontres des demandes terminées en sont aussi.',
  tags: ['Adoptions'],
  auth: 'user',
  params: z.object({ shelterId: shelterKeySchema }),
  query: meetingListSchema,
  answers: {
    200: {
      description: 'Les rencontres dans l’ordre, et ce qui est connu de chaque jour',
      schema: calendarView.extend({ success: z.literal(true) }),
    },
  },
  refusals: [403, 404],
  handler: async ({ params: { shelterId }, query, req }) => ({
    success: true,
    ...(await listMeetings(req, shelterId, query)),
  }),
})
