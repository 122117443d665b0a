// Payload's types and import map, from the configuration; the types of our own API, from the document of
// its routes. In one program, which loads the platform once.
import fs from 'node:fs'

import config from '@payload-config'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'

import { routes } from '@/app/api/routes'

import { API_TYPES, apiTypes } from './lib/api-types'

const options = { log: false }
await generateTypes(await config, options)
await generateImportMap(await config, options)
fs.writeFileSync(API_TYPES, await apiTypes(routes))
// Rooms keep connections and clocks of their own open.
process.exit(0)
