import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { openPayload } from '@/platform/payload'

import type { FaqItem } from './model'

/** Most questions that one block shows. */
const MOST = 100

/** The visible questions of a shelter, in its order, at most 100. */
export const listFaq = cached(
  async (shelterId: string): Promise<FaqItem[]> => {
    const payload = await openPayload()
    const { docs } = await payload.find({
      collection: 'faq-items',
      // The rows are the team's; those that it made visible are for everybody.
      overrideAccess: true,
      depth: 0,
      limit: MOST,
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
