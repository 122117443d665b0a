// @ts-check
// npm run demo: everything, on a machine that has only Node and npm.
import fs from 'node:fs'
import path from 'node:path'

import { installDependencies, requireNode } from './lib/install.mjs'
import { onExit, runMain } from './lib/lifecycle.mjs'
import { isFree, nextFreePort } from './lib/ports.mjs'
import { dataDir } from './lib/project.mjs'
import { Problem, bold, dim, say, step } from './lib/terminal.mjs'

await runMain(async () => {
  requireNode()
  await installDependencies()
  // Only now: these need what was just installed.
  const { ownSite, prepareSite } = await import('./lib/build.mjs')
  const { listenAddress } = await import('./lib/environment.mjs')
  const { demoDatabase } = await import('./lib/databases.mjs')
  const { startPostgres } = await import('./lib/postgres.mjs')
  const { serve } = await import('./lib/serve.mjs')

  const port = await choosePort()
  // Always its own database: the demonstration never writes into a real one.
  const server = await startPostgres()
  onExit(server.stop)
  const database = await demoDatabase(server)
  await prepareSite()

  const log = path.join(dataDir(), 'demo.log')
  fs.rmSync(log, { force: true })
  const site = await step('Start the site', () =>
    serve({
      site: ownSite(),
      database,
      port,
      log,
      env: {
        DEMO: '1',
        PUBLIC_URL: `http://localhost:${port}`,
        // Its passwords are printed and its mailbox is open: for this machine, unless asked.
        HOSTNAME: listenAddress('127.0.0.1'),
      },
    }),
  )
  announce(site.url, log)
  const code = await site.ended
  throw new Problem(`The site stopped by itself (exit ${code}); its log: ${log}`)
})

/** PORT when it is given, else the first free one from 3000 on. */
async function choosePort() {
  const wanted = process.env.PORT
  if (!wanted) return nextFreePort(3000)
  const port = Number(wanted)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Problem(`PORT must be a number from 1 to 65535, and is "${wanted}".`)
  }
  if (!(await isFree(port))) {
    throw new Problem(
      `Port ${port} is taken by another program: give another one, as in "PORT=3001 npm run demo".`,
    )
  }
  return port
}

/**
 * @param {string} url
 * @param {string} log
 */
function announce(url, log) {
  const accounts = [
    ['superadmin@exemple.fr', 'super admin'],
    ['admin@exemple.fr', 'ADMIN of « Refuge des Quatre Vents »'],
    ['moderateur@exemple.fr', 'MODERATOR'],
    ['editeur@exemple.fr', 'EDITOR'],
    ['benevole@exemple.fr', 'VOLUNTEER'],
    ['admin2@exemple.fr', 'ADMIN of « Les Amis du Lac »'],
    ['adoptant@exemple.fr', 'a visitor with an account'],
  ]
  say(`
${bold('Patte Blanche is ready')}

  Shelter site  ${url}/shelter/refuge-des-quatre-vents
  Admin         ${url}/admin
  Mail          ${url}/dev/mailbox

  Accounts, all with the password ${bold('Demo-Patte-2026')}
${accounts.map(([email = '', role]) => `    ${email.padEnd(24)}${dim(role ?? '')}`).join('\n')}

  ${dim(`Log: ${log}`)}
  Ctrl-C stops everything; the data stays for the next time.
`)
}
