import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'

import { extendEverything } from '@/platform/plugins'

const SAFE_FORM = '@/admin/safe-forms/SafeForm#SafeForm'

/** The page editor keeps its pages itself, block by block. */
const KEPT_BY_ITSELF = new Set(['pages'])

/** Nothing that is typed in the form of a collection is lost: see `SafeForm`. */
function withSafeForm(config: CollectionConfig): CollectionConfig {
  if (KEPT_BY_ITSELF.has(config.slug)) return config
  const components = config.admin?.components
  const controls = components?.edit?.beforeDocumentControls ?? []
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        edit: { ...components?.edit, beforeDocumentControls: [...controls, SAFE_FORM] },
      },
    },
  }
}

/** The same for a global. */
function withSafeGlobal(config: GlobalConfig): GlobalConfig {
  const components = config.admin?.components
  const controls = components?.elements?.beforeDocumentControls ?? []
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...components,
        elements: { ...components?.elements, beforeDocumentControls: [...controls, SAFE_FORM] },
      },
    },
  }
}

/** Nothing that is typed in any form is lost. @param except collections that nobody writes in a form */
export const safeFormsPlugin = (except: readonly CollectionConfig[]): Plugin =>
  extendEverything({ collection: withSafeForm, global: withSafeGlobal, except })
