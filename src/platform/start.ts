import { startCacheListener } from './cache/listener'
import { env } from './env'
import { log } from './log'

/** What a server needs before it answers its first visitor. */
export async function startServer(): Promise<void> {
  startCacheListener()
  log.info({ url: env.publicUrl, demo: env.DEMO }, 'Patte Blanche is starting')
}
