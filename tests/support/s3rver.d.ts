declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: Array<{ name: string; configs: string[] }>
    })
    httpServer: Server
    /** Koa's, in the order in which a request passes them. */
    middleware: Array<
      (
        ctx: { path: string; mountPath?: string; state: { vhost?: boolean } },
        next: () => Promise<void>,
      ) => Promise<void>
    >
    run(): Promise<unknown>
    close(): Promise<void>
  }
}
