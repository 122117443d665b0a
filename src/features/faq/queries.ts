import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

import { FAQ_MAX, type FaqItem } from './model'

/** The visible questions of a shelter, in its order. */
export const listFaq = cached(
  async (shelterId: string): Promise<FaqItem[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'faq-items',
      // The rows are the team's; those that it made visible are for everybody.
      overrideAccess: true,
      depth: 0,
      limit: FAQ_MAX.shown,
      pagination: false,
      sort: ['order', 'createdAt'],
      where: { and: [{ shelter: { equals: shelterId } }, { visible: { equals: true } }] },
      select: { question: true, answer: true, category: true },
    })
    return docs.map(({ id, question, answer, category }) => ({
      id,
      question,
      answer,
      category: category?.trim() ?? '',
    }))
  },
  { key: 'faq.list', tags: (shelterId) => [tags.shelterFaq(shelterId)] },
)
