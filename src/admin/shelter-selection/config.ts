import type { Plugin } from 'payload'

const OF_PLUGIN = '@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider'

/**
 * Puts our provider of the shelter in hand around the multi-tenant plugin’s; stands after it.
 * @throws Error when the plugin has no such provider any more
 */
export const quietShelterSelection: Plugin = (config) => {
  const providers = config.admin?.components?.providers ?? []
  const isOfPlugin = (each: (typeof providers)[number]) =>
    typeof each === 'object' && each !== null && each.path === OF_PLUGIN
  if (!providers.some(isOfPlugin)) throw new Error(`no provider ${OF_PLUGIN}`)
  const path = '@/admin/shelter-selection/ShelterSelection#ShelterSelection'
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: providers.map((each) =>
          isOfPlugin(each) ? { ...(each as object), path } : each,
        ),
      },
    },
  }
}
