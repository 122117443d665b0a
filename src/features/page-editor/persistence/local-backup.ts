import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

import { isExpired, type Backup } from './model'

let store: UseStore | undefined
const open = () => (store ??= createStore('patte-blanche-pages', 'backups'))

/** A browser that keeps nothing (private window, full disk) loses the net, never the page. */
const quietly = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

export const readBackup = (key: string): Promise<Backup | undefined> =>
  quietly(() => get<Backup>(key, open()))

export const storeBackup = (key: string, backup: Backup): Promise<void> =>
  quietly(() => set(key, backup, open()))

export const dropBackup = (key: string): Promise<void> => quietly(() => del(key, open()))

/** Forgets what is too old to be of use, on any page. */
export const dropExpired = (now: number): Promise<void> =>
  quietly(async () => {
    for (const [key, backup] of await entries<string, Backup>(open())) {
      if (isExpired(backup, now)) await del(key, open())
    }
  })
