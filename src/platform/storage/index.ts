import { diskStorage } from './disk'
import { s3Storage } from './s3'
import type { Storage } from './types'
import { env } from '../env'

/** Where files live: an object storage when one is configured, else the local disk. */
export const storage: Storage = env.s3 ? s3Storage(env.s3) : diskStorage(env.STORAGE_DIR)
