import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { holdUndated } from '@/features/pages/versions/refuse-stale'
import { holdRow } from '@/platform/db/hold-row'

import { getTestPayload } from '../support/payload'

let payload: Payload

beforeAll(async () => {
  payload = await getTestPayload()
})

type Order = Record<'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete', string[]>

/** The names of the hooks of a collection, in the order in which they run. */
function orderOf(slug: CollectionSlug): Order {
  const { hooks } = payload.collections[slug].config
  const named = (list: ReadonlyArray<{ name: string }>) => list.map(({ name }) => name)
  return {
    beforeChange: named(hooks.beforeChange),
    afterChange: named(hooks.afterChange),
    beforeDelete: named(hooks.beforeDelete),
    afterDelete: named(hooks.afterDelete),
  }
}

const ANIMALS: Order = {
  beforeChange: [
    ...['followLifecycle', 'guardPoundDelay', 'requireLegalMentions'],
    ...['adoptedByRequest', 'guardWhatIsAsked', 'guardSpeciesOfTheLaw'],
  ],
  afterChange: [
    'refreshAfterChange',
    ...['closeRequestsOf', 'askSponsors', 'tellAdopted', 'followSheet', 'tellSos', 'followAnimal'],
    'logChange',
  ],
  // Nothing is let go of before all have said that it may be deleted.
  beforeDelete: [
    'refuseDeletingAskedFor',
    'refuseDeletingSponsored',
    'releaseReports',
    'forgetStays',
  ],
  afterDelete: ['refreshAfterDelete', 'logDelete'],
}

// Each row holds hooks of several rooms: one that moves in the list of plugins is seen here.
it.each<[CollectionSlug, Order]>([
  ['animals', ANIMALS],
  [
    'news',
    {
      beforeChange: ['followSteps', 'signArticle'],
      afterChange: ['rememberAddress', 'refreshSite', 'tellPublished', 'logChange'],
      beforeDelete: [],
      afterDelete: ['forgetArticle', 'refreshAfterDelete', 'logDelete'],
    },
  ],
  [
    'form-submissions',
    {
      beforeChange: ['checkAssignee', 'noteReading'],
      afterChange: ['moveTicket', 'logChange'],
      beforeDelete: ['dropFiles'],
      afterDelete: ['logDelete'],
    },
  ],
  [
    'tickets',
    {
      beforeChange: [],
      afterChange: ['moveAnswer', 'logChange'],
      beforeDelete: [],
      afterDelete: ['logDelete'],
    },
  ],
])('hooks of %s run in this order', (slug, order) => {
  expect(orderOf(slug)).toEqual(order)
})

/** Money has a revision of its own, which each write compares; the others are written once, or by commands in SQL. */
const NOT_HELD = [
  ...['audit-log', 'consents', 'donations', 'donors', 'emails', 'notifications', 'payments'],
  ...['reconciliations', 'sponsorships'],
]

it('what is written is held: of two at once, the slower does not undo the quicker', () => {
  const ours = Object.values(payload.collections).filter(
    ({ config }) => !config.slug.startsWith('payload-'),
  )
  const isHeld = ({ config }: (typeof ours)[number]) =>
    config.hooks.beforeOperation.some((hook) => hook === holdRow || hook === holdUndated)
  const free = ours.filter((collection) => !isHeld(collection)).map(({ config }) => config.slug)
  expect(free.sort()).toEqual(NOT_HELD)
})

it.each<CollectionSlug>(['audit-log', 'consents', 'emails', 'notifications'])(
  'nothing notes what is written to %s',
  (slug) => {
    expect(orderOf(slug).afterChange).not.toContain('logChange')
    expect(orderOf(slug).afterDelete).not.toContain('logDelete')
  },
)

it('the log keeps in clear what a collection or a global says', () => {
  const { collections, globals } = payload.config
  const said = [...collections, ...globals].flatMap(({ slug, custom }) => {
    const clear = custom?.auditKeeps as unknown
    return clear ? [[slug, clear] as const] : []
  })
  expect(Object.fromEntries(said)).toEqual({
    'faq-items': 'all',
    forms: 'all',
    media: 'all',
    news: 'all',
    pages: 'all',
    plans: 'all',
    'saved-sections': 'all',
    'site-texts': 'all',
    shelters: { open: ['email', 'phone', 'location', 'address'] },
    'lost-found-reports': { only: ['kind', 'status', 'hiddenAt'] },
    places: { only: ['kind', 'status', 'slug', 'publishedAt', 'rejectedAt'] },
  })
})
