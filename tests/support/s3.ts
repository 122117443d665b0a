import fs from 'node:fs'

import S3rver from '@20minutes/s3rver'

import { freePort } from '../../scripts/lib/ports.mjs'
import { testData } from './database'

const BUCKET = 'patte-blanche'

/** Browsers of any site write into it, as the deployment guide says to set up. */
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin>
  <AllowedMethod>PUT</AllowedMethod><AllowedHeader>*</AllowedHeader>
</CORSRule></CORSConfiguration>`

export type S3Server = {
  /** The program's variables that lead to it. */
  env: Record<string, string>
  /** Hangs up on everybody until `start`. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** Stops for good and forgets the files. */
  end: () => Promise<void>
}

/** A real S3 server on loopback, with an empty bucket. */
export async function startS3(): Promise<S3Server> {
  const port = await freePort()
  const directory = testData('s3', String(port))
  fs.rmSync(directory, { recursive: true, force: true })
  let server: S3rver | undefined
  const start = async () => {
    if (server) return
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      vhostBuckets: false,
      configureBuckets: [{ name: BUCKET, configs: [CORS] }],
    })
    // The SDK signs « /bucket/ » with its slash, as S3 itself checks it; this server forgets the
    // slash unless it takes the bucket for a host.
    server.middleware.splice(-1, 0, (ctx, next) => {
      if (ctx.path === `/${BUCKET}/`) {
        ctx.state.vhost = true
        ctx.mountPath = '/'
      }
      return next()
    })
    await server.run()
  }
  const stop = async () => {
    const closed = server?.close()
    server?.httpServer.closeAllConnections()
    await closed
    server = undefined
  }
  await start()
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'eu-west-3',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: '1',
    },
    start,
    stop,
    end: async () => {
      if (server) await stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}
