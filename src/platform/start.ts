import { startCacheListener } from './cache/listener'
import { env } from './env'
import { stampPeer } from './http/client-address'
import { sayLocationOnce } from './http/one-location'
import { readAddresses } from './http/readable-address'
import { startJobTimer } from './jobs/timer'
import { log } from './log'
import { startSweeping } from './storage/transaction'

/** What a server needs before it answers its first visitor. */
export async function startServer(): Promise<void> {
  stampPeer()
  sayLocationOnce()
  readAddresses()
  log.info({ url: env.publicUrl, demo: env.DEMO }, 'Patte Blanche is starting')
  if (env.MIGRATE_ON_START) {
    const { migrateOnStart } = await import('./db/migrate-on-start')
    await migrateOnStart()
  }
  startCacheListener()
  startSweeping()
  startJobTimer()
}
