import type { Payload } from 'payload'

import { cms, type World } from './access/world'

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Articles of shelter A that no other test knows. */
export function articlesOf(payload: Payload, world: World) {
  const made = async (more: object = {}): Promise<string> => {
    const { id } = await payload.create({
      collection: 'news',
      overrideAccess: true,
      depth: 0,
      data: {
        shelter: world.a.shelter,
        title: `Essai ${Math.random().toString(36).slice(2, 8)}`,
        content: '<p>Bonjour à tous.</p>',
        status: 'DRAFT',
        ...more,
      },
    })
    return id
  }
  return {
    made,
    online: (more: object = {}) => made({ nextStatus: 'PUBLISHED', ...more }),
    /** Keeps another title as a draft beside what is online. */
    asDraft: (id: string, title: string) =>
      cms(world, 'editor', 'PATCH', `news/${id}?draft=true`, { body: { title, _status: 'draft' } }),
    stored: (id: string) =>
      payload.findByID({ collection: 'news', id, overrideAccess: true, depth: 0, trash: true }),
  }
}
export type Articles = ReturnType<typeof articlesOf>
