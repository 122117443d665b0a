// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { onExit } from '../lib/lifecycle.mjs'
import { freePort } from '../lib/ports.mjs'
import { dataDir, inProject, writeWhole } from '../lib/project.mjs'
import { outcome } from '../lib/run.mjs'
import { answers } from '../lib/serve.mjs'
import { Problem } from '../lib/terminal.mjs'

/** The one file that the documentation gives to whoever deploys. */
const FILE = inProject('deploy', 'nginx.conf')

/** True when this machine has nginx. */
export const hasNginx = () =>
  outcome(['nginx', '-v'], { quiet: true }).then(
    ({ code }) => code === 0,
    () => false,
  )

/**
 * The file of the deployment on ports and in folders of a machine that is measured.
 * @param {string} text
 * @param {{ front: number, between: number, app: number, folder: string }} place ports of the site, of what
 *   compresses and of the application; folder of what is kept
 * @throws {Problem} when the file no longer says what is replaced
 */
export function placed(text, { front, between, app, folder }) {
  /** @type {[RegExp, string][]} */
  const changes = [
    [/^ *listen \[::\]:80;\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${front};`],
    [/127\.0\.0\.1:3099/g, `127.0.0.1:${between}`],
    [/server 127\.0\.0\.1:3000;/g, `server 127.0.0.1:${app};`],
    [/server_name example\.org;/g, 'server_name _;'],
    [/\/var\/cache\/nginx/g, folder],
  ]
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to)
    if (after === before) throw new Problem(`deploy/nginx.conf has no ${from.source} any more.`)
    return after
  }, text)
}

/**
 * nginx with the file of the deployment, in front of an application, until it is stopped.
 * @param {number} app port
 * @param {string} [text] of the file
 * @returns {Promise<{ url: string, front: number, stop: () => Promise<void> }>}
 * @throws {Problem} with what nginx says, when it does not start
 */
export async function startNginx(app, text = fs.readFileSync(FILE, 'utf8')) {
  const folder = path.join(dataDir(), 'nginx')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const [front, between] = [await freePort(), await freePort()]
  writeWhole(path.join(folder, 'site.conf'), placed(text, { front, between, app, folder }))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')
  const main = path.join(folder, 'nginx.conf')
  writeWhole(
    main,
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary}
  include ${folder}/site.conf;
}
`,
  )
  const child = spawn('nginx', ['-c', main, '-g', 'daemon off;'], { stdio: 'ignore' })
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await ended
  }
  onExit(stop)
  const url = `http://localhost:${front}`
  await answers(`http://127.0.0.1:${front}/api/health`, ended).catch(async () => {
    await stop()
    const said = await outcome(['nginx', '-t', '-c', main], { quiet: true })
    throw new Problem(`nginx does not start:\n${said.output}`)
  })
  return { url, front, stop }
}
