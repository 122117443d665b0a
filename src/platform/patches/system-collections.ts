import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { actorOf, nobody } from '../access/builders'
import { guardLocks, locksInReach, mayLock } from '../access/locks'
import { nameHolder } from '../access/lock-holder'
import { canSomewhere } from '../access/model'
import { boundPreferences, guardPreferences } from '../access/preferences'

const staff: Access = ({ req }) => canSomewhere(actorOf(req), 'viewAdmin')

const ownPreferences: Access = ({ req }) => {
  const actor = actorOf(req)
  return actor && canSomewhere(actor, 'viewAdmin') ? { 'user.value': { equals: actor.id } } : false
}

const locks: Access = ({ req }) => locksInReach(req)

// Payload asks without a document when it only wants to know about the screen.
const newLock: Access = ({ req, data }) =>
  data ? mayLock(req, data as Parameters<typeof mayLock>[1]) : staff({ req })

const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }

const ACCESS: Record<string, Pick<SanitizedCollectionConfig['access'], keyof typeof closed>> = {
  'payload-locked-documents': { read: locks, create: newLock, update: locks, delete: locks },
  'payload-preferences': {
    read: ownPreferences,
    create: staff,
    update: ownPreferences,
    delete: ownPreferences,
  },
}

/** What one of Payload's own collections needs besides access; the bounds are those of all. */
function harden(collection: SanitizedCollectionConfig): void {
  if (collection.slug === 'payload-locked-documents') {
    collection.hooks.beforeOperation.push(guardLocks)
    collection.hooks.afterRead.push(nameHolder)
  }
  if (collection.slug === 'payload-preferences') {
    collection.hooks.beforeChange.push(boundPreferences)
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(guardPreferences)
  }
}

/**
 * Payload adds collections of its own, open to any signed-in person; here a
 * signed-in person may be a visitor, or work for another shelter. Staff keep what
 * the admin needs: locks of what they may update, and their own preferences;
 * everybody else gets nothing.
 */
export async function hardenSystemCollections(
  config: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const built = await config
  for (const collection of built.collections) {
    if (!collection.slug.startsWith('payload-')) continue
    Object.assign(collection.access, ACCESS[collection.slug] ?? closed, {
      readVersions: nobody,
      unlock: nobody,
      admin: nobody,
    })
    harden(collection)
  }
  return built
}
