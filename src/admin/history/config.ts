import type { CollectionConfig, EditConfigWithoutRoot } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'

/**
 * Adds to the screen of a document the way to what was done with it: a tab that opens its lines
 * of the log, to those who may read the log, and a list of versions that names who saved them.
 * A collection that draws its whole screen itself is left as it is.
 */
export function withHistory(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const edit = components?.views?.edit
  if (edit?.root) return config
  const screens = (edit ?? {}) as EditConfigWithoutRoot
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          edit: {
            ...screens,
            ...(config.versions && {
              versions: { Component: '@/admin/history/VersionsView#VersionsView' },
              version: { actions: ['@/admin/history/VersionMark#VersionMark'] },
            }),
            history: {
              tab: {
                Component: '@/admin/history/HistoryTab#HistoryTab',
                condition: ({ req }) => canSomewhere(actorOf(req), 'manageSettings'),
                order: 350,
              },
            },
            // One screen each, by its name: the type of Payload also asks for one called `root`.
          } as EditConfigWithoutRoot,
        },
      },
    },
  }
}
