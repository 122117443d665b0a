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

import { guardDoors, guardPlan } from '@/features/accounts/doors'
import { sweepAfter } from '@/features/media/doors'
import { MESSAGES } from '@/features/media/model'
import { cmsRoute, type CmsHandler } from '@/platform/http/cms'
import { guardReads } from '@/platform/http/cms-reads'
import { freshAfter } from '@/platform/http/fresh-after'

const door = (handler: CmsHandler) =>
  cmsRoute(guardReads(guardPlan(sweepAfter(handler))), { fileTooLarge: MESSAGES.tooLarge })

export const GET = door(REST_GET(config))
export const OPTIONS = REST_OPTIONS(config)
export const POST = door(guardDoors(freshAfter(REST_POST(config))))
export const DELETE = door(freshAfter(REST_DELETE(config)))
export const PATCH = door(freshAfter(REST_PATCH(config)))
export const PUT = door(freshAfter(REST_PUT(config)))
