import { log } from '../log'

type Line = { requestId: string; method: string; path: string; status: number; ms: number }

/** Asked every few seconds by whatever watches the server. */
const PROBES = new Set(['/api/health', '/api/ready'])

/** One line for each answer. The query is left out: people's names are searched there. */
export function logRequest({ path, ms, ...line }: Line): void {
  const level = line.status >= 500 ? 'error' : PROBES.has(path) ? 'debug' : 'info'
  log[level]({ ...line, path: path.slice(0, 200), ms: Math.round(ms * 10) / 10 }, 'request')
}
