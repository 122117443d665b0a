import { sweepFiles } from '@/platform/storage/transaction'

/** Files that were written for a transaction that failed are gone when it ends. */
export async function swept<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } finally {
    await sweepFiles()
  }
}
