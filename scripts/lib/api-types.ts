import openapiTS, { astToString } from 'openapi-typescript'

import { openApiDocument } from '@/platform/http/openapi'
import type { Route } from '@/platform/http/route'

import { inProject } from './project.mjs'

/** Where the types of the API are kept. */
export const API_TYPES = inProject('src', 'api-types.ts')

const HEAD = '// Written by `npm run generate` from the OpenAPI document of the routes.\n\n'

type Operation = { responses: Record<string, unknown> }

/** The operations of the document without their refusals, which are alike: the client reads them. */
function withoutRefusals(paths: Record<string, Record<string, Operation>>): object {
  const isAnswer = ([status]: [string, unknown]) => Number(status) < 400
  const entries = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, { responses, ...rest }]) => [
        method,
        { ...rest, responses: Object.fromEntries(Object.entries(responses).filter(isAnswer)) },
      ]),
    ),
  ])
  return Object.fromEntries(entries) as object
}

/** The types of what the routes take and answer, as a file. */
export async function apiTypes(routes: readonly Route[]): Promise<string> {
  const { openapi, info, paths, components } = openApiDocument(routes, 'https://exemple.fr')
  const answers = withoutRefusals(paths as Parameters<typeof withoutRefusals>[0])
  const types = await openapiTS(JSON.stringify({ openapi, info, paths: answers, components }), {
    // What has a usual value may be left out by whoever sends.
    defaultNonNullable: false,
  })
  return HEAD + astToString(types)
}
