// @ts-check
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { onExit } from './lifecycle.mjs'
import { inProject, root } from './project.mjs'
import { Problem } from './terminal.mjs'

/**
 * The command line of a program that npm installed, run by this very Node.
 * @param {string} name
 */
export const tool = (name) => [
  process.execPath,
  fs.realpathSync(inProject('node_modules', '.bin', name)),
]

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] the whole environment; the current one by default
 * @property {boolean} [quiet] collect the output and show it only in the error
 * @property {string} [cwd]
 */

/**
 * Runs a command to its end.
 * @param {string[]} command program and arguments
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} output is empty unless quiet
 */
export async function outcome([program = '', ...args], { env, quiet, cwd = root } = {}) {
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  onExit(() => child.exitCode ?? child.kill('SIGTERM'))
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (exit) => resolve(exit ?? 1))
  })
  return { code, output }
}

/**
 * Runs a command to its end and insists on success.
 * @param {string[]} command
 * @param {RunOptions} [options]
 * @returns {Promise<string>} what it printed, when quiet
 * @throws {Problem} with its output, when it fails
 */
export async function run(command, options) {
  const { code, output } = await outcome(command, options)
  if (code === 0) return output
  const words = command.map((part) => part.replace(`${root}/`, '')).join(' ')
  throw new Problem(`${output}\n"${words}" failed (exit ${code}).`)
}

/**
 * Starts a long-running Node program that ends with this script, even when this
 * script is killed, and that does not receive the terminal's Ctrl-C before us.
 * @param {string[]} args of node
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, log?: string }} [options] log: file for its output
 */
export function background(args, { env, cwd = root, log } = {}) {
  const out = log ? fs.openSync(log, 'a') : 'inherit'
  const guard = new URL('./server-guard.mjs', import.meta.url).href
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', out, out, 'ipc'],
  })
  if (typeof out === 'number') fs.closeSync(out)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    signal(child.pid, 'SIGTERM')
    const late = sleep(8000, undefined, { ref: false }).then(() => signal(child.pid, 'SIGKILL'))
    await Promise.race([ended, late.then(() => ended)])
  }
  onExit(stop)
  return { child, ended, stop }
}

/**
 * To the whole group, workers included.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // Already gone.
  }
}
