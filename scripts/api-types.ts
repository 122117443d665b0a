// The types of our own API, from the document of its routes.
import fs from 'node:fs'

import { routes } from '@/app/api/routes'

import { API_TYPES, apiTypes } from './lib/api-types'

fs.writeFileSync(API_TYPES, await apiTypes(routes))
// Rooms keep connections and clocks of their own open.
process.exit(0)
