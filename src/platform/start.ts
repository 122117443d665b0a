import { startCacheListener } from './cache/listener'
import { env } from './env'
import { tellFailedPages } from './patches/failed-pages'
import { allowDirectUploads } from './patches/direct-uploads'
import { closeForMaintenance } from './http/maintenance'
import { servePages } from './http/pages/serve'
import { recordPeer } from './patches/peer'
import { sayLocationOnce } from './patches/one-location'
import { readAddresses } from './patches/readable-address'
import { settleAborts } from './patches/settled-aborts'
import { startJobTimer } from './jobs/timer'
import { log } from './log'
import { logConsole } from './log-console'
import { storage } from './storage'
import { startSweeping } from './storage/transaction'

/** What a server needs before it answers its first visitor. */
export async function startServer(): Promise<void> {
  if (env.NODE_ENV === 'production') logConsole()
  if (env.MAINTENANCE) {
    // Nothing else: whoever restores a database wants it left alone.
    closeForMaintenance()
    log.info({ url: env.publicUrl }, 'Patte Blanche is closed for maintenance')
    return
  }
  settleAborts()
  recordPeer()
  sayLocationOnce()
  readAddresses()
  tellFailedPages()
  servePages()
  log.info({ url: env.publicUrl, demo: env.DEMO }, 'Patte Blanche is starting')
  if (env.MIGRATE_ON_START) {
    const { migrateOnStart } = await import('./db/migrate-on-start')
    await migrateOnStart()
  }
  const sample = await storage.signedUpload('public/origin', {
    size: 1,
    type: 'image/png',
    seconds: 1,
  })
  if (sample) allowDirectUploads(new URL(sample.url).origin)
  startCacheListener()
  startSweeping()
  startJobTimer()
}
