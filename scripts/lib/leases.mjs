// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Lets one process at a time do something, across processes. A holder that was
 * killed is noticed by its dead process id.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, work) {
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
      const holder = Number(readOr(file, ''))
      if (holder && (holder === process.pid || !isAlive(holder))) fs.rmSync(file, { force: true })
      else await sleep(100)
    }
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

/**
 * @param {string} file
 * @param {string} otherwise
 */
function readOr(file, otherwise) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

/**
 * Who uses a shared thing: one small file for each process. The last to leave
 * stops the thing; users that were killed do not count.
 * @param {string} folder
 */
export function leases(folder) {
  const own = path.join(folder, String(process.pid))
  return {
    take() {
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(own, '')
    },
    /** @returns {boolean} true when nobody else uses it any more */
    leave() {
      fs.rmSync(own, { force: true })
      const others = fs.existsSync(folder) ? fs.readdirSync(folder).map(Number) : []
      for (const pid of others) {
        if (isAlive(pid)) return false
        fs.rmSync(path.join(folder, String(pid)), { force: true })
      }
      return true
    },
  }
}
