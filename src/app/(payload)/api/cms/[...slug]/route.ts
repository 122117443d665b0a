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

import { freshAfter } from '@/platform/http/fresh-after'

export const GET = REST_GET(config)
export const OPTIONS = REST_OPTIONS(config)
export const POST = freshAfter(REST_POST(config))
export const DELETE = freshAfter(REST_DELETE(config))
export const PATCH = freshAfter(REST_PATCH(config))
export const PUT = freshAfter(REST_PUT(config))
