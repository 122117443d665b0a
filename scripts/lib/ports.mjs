// @ts-check
import net from 'node:net'

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<number | undefined>} the port that could be opened
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address()
      const got = typeof address === 'object' && address ? address.port : undefined
      probe.close(() => resolve(got))
    })
  })
}

/**
 * True when nothing listens on the port, on any address.
 * @param {number} port
 */
export const isFree = async (port) =>
  (await tryPort(port)) !== undefined && (await tryPort(port, '127.0.0.1')) !== undefined

/** A port that the system says is free now. */
export async function freePort() {
  const port = await tryPort(0, '127.0.0.1')
  if (port === undefined) throw new Error('No free port on this machine.')
  return port
}

/**
 * The first free port from a given one on.
 * @param {number} from
 */
export async function nextFreePort(from) {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port
  return freePort()
}
