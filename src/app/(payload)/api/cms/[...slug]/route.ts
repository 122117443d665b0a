import config from '@payload-config'
import '@payloadcms/next/css'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'

import { guardAccounts, hideColumns } from '@/features/accounts/cms-endpoints'
import { sweepAfter } from '@/features/media/sweep-after'
import { MESSAGES } from '@/features/media/model'
import { cmsRoute, type CmsHandler } from '@/platform/http/cms'
import { guardReads } from '@/platform/http/cms-reads'
import { createOnce } from '@/platform/http/create-once'
import { freshAfter } from '@/platform/http/fresh-after'
import { restoreDraftsBeside } from '@/platform/http/restore-draft'

const endpoint = (handler: CmsHandler) =>
  cmsRoute(guardReads(hideColumns(sweepAfter(handler))), { fileTooLarge: MESSAGES.tooLarge })

export const GET = endpoint(REST_GET(config))
export const OPTIONS = REST_OPTIONS(config)
const update = freshAfter(REST_PATCH(config))
export const POST = endpoint(
  guardAccounts(restoreDraftsBeside(createOnce(freshAfter(REST_POST(config)), update))),
)
export const DELETE = endpoint(freshAfter(REST_DELETE(config)))
export const PATCH = endpoint(update)
export const PUT = endpoint(freshAfter(REST_PUT(config)))
