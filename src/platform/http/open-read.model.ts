import type { Route } from './route'

/** What is for one person, or for one machine of ours, though nobody signs in for it. */
const SHUT = /\{(token|secret)\}|^\/api\/(files|health|ready)\b|\/stamp$/

/**
 * Whether scripts of other sites may read the answers of a route in a browser (CORS, `*`): what
 * everybody reads anyway, the same for all. Never what looks at the session, nor a personal link:
 * browsers send no cookie with such a request. Source: docs/decisions/api.md.
 */
export const isOpenRead = ({ method, auth, path }: Pick<Route, 'method' | 'auth' | 'path'>) =>
  method === 'GET' && auth === 'public' && !SHUT.test(path)
