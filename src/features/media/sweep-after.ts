import type { CmsHandler } from '@/platform/http/cms'
import { sweepFiles } from '@/platform/storage/transaction'

/**
 * Wraps an endpoint of Payload's REST: files of pictures that a write deleted, or
 * wrote in vain, are gone when its answer leaves.
 */
export function sweepAfter(handler: CmsHandler): CmsHandler {
  return async (request, args) => {
    const response = await handler(request, args)
    const [collection] = (await args.params).slug
    if (collection === 'media' && request.method !== 'GET') await sweepFiles()
    return response
  }
}
