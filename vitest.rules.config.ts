import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))

/** The tests of rules alone, in one project, for `npm run mutate`. */
export default defineConfig({
  resolve: {
    alias: { '@payload-config': path.join(root, 'payload.config.ts'), '@': path.join(root, 'src') },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 20_000 },
})
