import fs from 'node:fs'
import { test } from '../support/e2e'
test('serve', { tag: '@desktop' }, async ({ site }) => {
  test.setTimeout(3_600_000)
  fs.writeFileSync('/tmp/h2s/site.json', JSON.stringify(site))
  while (!fs.existsSync('/tmp/h2s/stop')) await new Promise((r) => setTimeout(r, 1000))
})
