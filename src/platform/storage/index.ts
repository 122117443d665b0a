import { diskStorage } from './disk'
import type { Storage } from './types'
import { env } from '../env'

/** Where files live. An object storage takes this place when it is configured. */
export const storage: Storage = diskStorage(env.STORAGE_DIR)
