import { PREFIX } from './device-store'

/** Whose work this browser keeps: the id of a person. */
const OWNER = 'patte-blanche-owner'

const emptied = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => resolve()
    opening.onsuccess = () => {
      const { result } = opening
      const stores = [...result.objectStoreNames]
      const done = () => {
        result.close()
        resolve()
      }
      if (stores.length === 0) return done()
      const work = result.transaction(stores, 'readwrite')
      for (const store of stores) work.objectStore(store).clear()
      work.oncomplete = done
      work.onabort = done
    }
  })

async function emptyAll(): Promise<void> {
  const databases = await indexedDB.databases()
  const ours = databases.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []))
  await Promise.all(ours.map(emptied))
}

/**
 * Forgets all that this browser keeps of anybody’s unsaved work, in every form. The databases stay,
 * since another tab may have them open. A browser that keeps nothing has nothing to forget.
 */
export async function forgetDevice(): Promise<void> {
  try {
    await emptyAll()
    localStorage.removeItem(OWNER)
  } catch {
    // A private window, or storage that is not allowed.
  }
}

/** From now on this browser keeps the work of one person; another’s is forgotten. @param person id */
export async function keepFor(person: string): Promise<void> {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner === person) return
    if (owner) await emptyAll()
    localStorage.setItem(OWNER, person)
  } catch {
    // A private window, or storage that is not allowed.
  }
}
