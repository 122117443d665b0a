import { z } from 'zod'

import { shelterList } from '@/platform/access/shelter-list'

export const listFaqItems = shelterList({
  collection: 'faq-items',
  path: '/api/shelter/{shelterId}/faq-items',
  summary: 'Les questions fréquentes d’un refuge, visibles ou non, dans l’ordre du site',
  tag: 'Contenu',
  right: { may: 'editContent', to: 'gérer les questions fréquentes' },
  search: ['question', 'answer', 'category'],
  sort: ['order', 'createdAt'],
  row: {
    question: z.string(),
    answer: z.string(),
    category: z.string().nullish(),
    visible: z.boolean().nullish(),
  },
})
