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
import { cmsRoute } from '@/platform/http/cms'
import { freshAfter } from '@/platform/http/fresh-after'

export const GET = cmsRoute(guardPlan(REST_GET(config)))
export const OPTIONS = REST_OPTIONS(config)
export const POST = cmsRoute(guardPlan(guardDoors(freshAfter(REST_POST(config)))))
export const DELETE = cmsRoute(freshAfter(REST_DELETE(config)))
export const PATCH = cmsRoute(freshAfter(REST_PATCH(config)))
export const PUT = cmsRoute(freshAfter(REST_PUT(config)))
