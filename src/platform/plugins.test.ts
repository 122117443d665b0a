import type { CollectionConfig, Config } from 'payload'
import { describe, expect, it } from 'vitest'

import { extendCollections, extendEverything } from './plugins'

const first = () => undefined
const second = () => undefined
const third = () => undefined

const animals: CollectionConfig = {
  slug: 'animals',
  fields: [],
  hooks: { afterChange: [first], afterRead: [first] },
}
const news: CollectionConfig = { slug: 'news', fields: [] }

const configOf = (...collections: CollectionConfig[]): Config => ({
  collections,
  globals: [{ slug: 'site-texts', fields: [] }],
  secret: '',
  db: undefined as never,
})

describe('a room that follows the collections of others', () => {
  it('runs after what is there, in the order of the plugins', async () => {
    const one = extendCollections({ animals: { afterChange: [second], beforeDelete: [second] } })
    const other = extendCollections({ animals: { afterChange: [third], beforeChange: [third] } })
    const { collections = [] } = await other(await one(configOf(animals, news)))
    expect(collections[0]?.hooks).toEqual({
      beforeChange: [third],
      afterChange: [first, second, third],
      beforeDelete: [second],
      afterRead: [first],
    })
    expect(collections[1]).toBe(news)
  })

  it('leaves the collection of the other room itself as it was', async () => {
    await extendCollections({ animals: { afterChange: [second] } })(configOf(animals))
    expect(animals.hooks?.afterChange).toEqual([first])
  })

  it('is a mistake when the collection is not there', () => {
    const plugin = extendCollections({ animals: {}, news: { afterChange: [second] } })
    expect(() => plugin(configOf(animals))).toThrow('no collection news')
  })
})

describe('what is for every collection', () => {
  const plugin = extendEverything({
    collection: (each) => ({ ...each, custom: { seen: true } }),
    global: (each) => ({ ...each, custom: { seen: true } }),
    except: [news],
  })

  it('reaches those of plugins above it and the globals, but none of the exceptions', async () => {
    const { collections = [], globals = [] } = await plugin(configOf(animals, news))
    expect(collections).toEqual([{ ...animals, custom: { seen: true } }, news])
    expect(globals.map(({ custom }) => custom)).toEqual([{ seen: true }])
  })

  it('leaves globals alone unless it says what to do with them', async () => {
    const quiet = extendEverything({ collection: (each) => each, except: [] })
    const config = configOf(animals)
    expect((await quiet(config)).globals).toEqual(config.globals)
  })
})
