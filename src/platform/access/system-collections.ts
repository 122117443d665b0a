import type { Access, SanitizedConfig } from 'payload'

import { actorOf, nobody } from './builders'
import { canSomewhere } from './model'

const staff: Access = ({ req }) => canSomewhere(actorOf(req), 'viewAdmin')

const ownPreferences: Access = ({ req }) => {
  const actor = actorOf(req)
  return actor ? { 'user.value': { equals: actor.id } } : false
}

/**
 * Payload adds collections of its own, open to any signed-in person; here a
 * signed-in person may be a visitor. Staff keep what the admin needs (locks and
 * their own preferences), everybody else gets nothing.
 */
export async function hardenSystemCollections(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const built = await config
  for (const collection of built.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }
    const locks = { read: staff, create: staff, update: staff, delete: staff }
    const preferences = {
      read: ownPreferences,
      create: staff,
      update: ownPreferences,
      delete: ownPreferences,
    }
    const access =
      collection.slug === 'payload-locked-documents'
        ? locks
        : collection.slug === 'payload-preferences'
          ? preferences
          : closed
    Object.assign(collection.access, access, {
      readVersions: nobody,
      unlock: nobody,
      admin: nobody,
    })
  }
  return built
}
