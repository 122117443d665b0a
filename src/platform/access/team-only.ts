import type { CollectionSlug, CustomComponent } from 'payload'

import type { Permission } from './model'

export type TeamOnlyProps = { collection: CollectionSlug; permissions: readonly Permission[] }

/**
 * For `beforeDocumentControls` of a collection that the public reads: its forms are « 404 » for
 * whoever may not write the document.
 */
export const teamOnly = (
  collection: CollectionSlug,
  ...permissions: Permission[]
): CustomComponent => ({
  path: '@/platform/access/TeamOnly#TeamOnly',
  serverProps: { collection, permissions } satisfies TeamOnlyProps,
})
