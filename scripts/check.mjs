// @ts-check
// npm run check: style, types, rooms, generated files. npm run fix mends what can be mended.
import { completeLock } from './check/lock.mjs'
import { runChecks } from './lib/checks.mjs'
import { runMain } from './lib/lifecycle.mjs'
import { outcome, tool } from './lib/run.mjs'
import { say } from './lib/terminal.mjs'

await runMain(async () => {
  if (process.argv.includes('--fix')) {
    completeLock()
    await outcome([...tool('stylelint'), '--fix', 'src/**/*.{scss,css}'])
    await outcome([...tool('oxlint'), '--fix'])
    await outcome(tool('oxfmt'))
    return 0
  }
  const { passed, failed } = await runChecks()
  say(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
