import type {
  CollectionConfig,
  CustomDocumentViewConfig,
  DefaultDocumentViewConfig,
  EditConfig,
  Field,
  PayloadRequest,
  Plugin,
} from 'payload'

import { actorOf } from '@/platform/access/builders'
import { canSomewhere } from '@/platform/access/model'
import { extendEverything } from '@/platform/plugins'

const YES_NO = '@/features/pages/versions/admin/YesNoDiff#YesNoDiff'

/** Boxes are compared as « Oui » and « Non », wherever they stand in a form. */
function withYesNo(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withYesNo(tab.fields) }))
      return { ...field, tabs }
    }
    if ('fields' in field) return { ...field, fields: withYesNo(field.fields) }
    if (field.type !== 'checkbox' || field.admin?.components?.Diff) return field
    const components = { ...field.admin?.components, Diff: YES_NO }
    return { ...field, admin: { ...field.admin, components } }
  })
}

type Added = {
  versions?: DefaultDocumentViewConfig
  version?: DefaultDocumentViewConfig
  history: CustomDocumentViewConfig
}

/**
 * Adds to the screen of a document the way to what was done with it: a tab that opens its lines
 * of the log, to those who may read the log, and a list of versions that names who saved them.
 * A collection that draws its whole screen itself is left as it is.
 */
function withHistory(config: CollectionConfig): CollectionConfig {
  const components = config.admin?.components
  const edit = components?.views?.edit
  if (edit?.root) return config
  return {
    ...config,
    ...(config.versions && { fields: withYesNo(config.fields) }),
    admin: {
      ...config.admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          // Added to what is there, not spread: Payload's type of a new object contradicts itself, as it
          // has `root` never there, and each name a screen.
          edit: Object.assign<EditConfig, EditConfig, Added>({}, edit ?? {}, {
            ...(config.versions && {
              versions: { Component: '@/admin/history/VersionsView#VersionsView' },
              version: { actions: ['@/admin/history/VersionMark#VersionMark'] },
            }),
            history: {
              tab: {
                Component: '@/admin/history/HistoryTab#HistoryTab',
                condition: ({ req }: { req: PayloadRequest }) =>
                  canSomewhere(actorOf(req), 'manageSettings'),
                order: 350,
              },
            },
          }),
        },
      },
    },
  }
}

/** The history of every document stands in its screen. @param except collections without one */
export const historyPlugin = (except: readonly CollectionConfig[]): Plugin =>
  extendEverything({ collection: withHistory, except })
