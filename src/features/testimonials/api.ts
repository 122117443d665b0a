import { z } from 'zod'

import { shelterList } from '@/platform/access/shelter-list'

export const listTestimonials = shelterList({
  collection: 'testimonials',
  path: '/api/shelter/{shelterId}/testimonials',
  summary: 'Les témoignages d’un refuge, visibles ou non, dans l’ordre du site',
  tag: 'Contenu',
  right: { may: 'editContent', to: 'gérer les témoignages' },
  search: ['authorName', 'text'],
  sort: ['order', 'createdAt'],
  row: {
    authorName: z.string(),
    text: z.string(),
    date: z.string().nullish(),
    visible: z.boolean().nullish(),
    consent: z.boolean().nullish(),
  },
})
