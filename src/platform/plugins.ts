import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  DataFromCollectionSlug,
  GlobalConfig,
  Plugin,
} from 'payload'

/** What is done when a row of a collection is written. */
type WriteHooks<Slug extends CollectionSlug> = {
  beforeChange?: Array<CollectionBeforeChangeHook<DataFromCollectionSlug<Slug>>>
  afterChange?: Array<CollectionAfterChangeHook<DataFromCollectionSlug<Slug>>>
  beforeDelete?: CollectionBeforeDeleteHook[]
}

/** The same, of any collection. */
type AnyHooks = Pick<NonNullable<CollectionConfig['hooks']>, keyof WriteHooks<CollectionSlug>>

const withHooks = (collection: CollectionConfig, added: AnyHooks): CollectionConfig => {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), ...(added.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), ...(added.afterChange ?? [])],
      beforeDelete: [...(hooks.beforeDelete ?? []), ...(added.beforeDelete ?? [])],
    },
  }
}

/**
 * A plugin by which a room follows what is written in collections of other rooms, which know nothing of it:
 * its hooks run after those that are there already.
 * @throws {Error} when Payload starts, for a collection that is not there: a mistake of the program
 */
export const extendCollections = (added: {
  [Slug in CollectionSlug]?: WriteHooks<Slug>
}): Plugin => {
  const bySlug = new Map<string, AnyHooks>(Object.entries(added))
  return (config) => {
    const { collections = [] } = config
    for (const slug of bySlug.keys()) {
      if (!collections.some((each) => each.slug === slug)) throw new Error(`no collection ${slug}`)
    }
    return {
      ...config,
      collections: collections.map((each) => {
        const hooks = bySlug.get(each.slug)
        return hooks ? withHooks(each, hooks) : each
      }),
    }
  }
}

type Everywhere = {
  collection: (config: CollectionConfig) => CollectionConfig
  global?: (config: GlobalConfig) => GlobalConfig
  /** Collections that stay as they are. */
  except: readonly CollectionConfig[]
}

/** A plugin that changes every collection and every global that stand in the config before it. */
export const extendEverything = ({
  collection,
  global = (each) => each,
  except,
}: Everywhere): Plugin => {
  const kept = new Set(except.map(({ slug }) => slug))
  return (config) => ({
    ...config,
    collections: config.collections?.map((each) => (kept.has(each.slug) ? each : collection(each))),
    globals: config.globals?.map(global),
  })
}
