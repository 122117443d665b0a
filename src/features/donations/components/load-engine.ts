import type { CreateEngine } from './engine'

/**
 * Fetches the checks of a gift. Given to the form from outside: what it imported itself would be
 * preloaded along with it, long before anybody types.
 */
export const loadEngine = (): Promise<CreateEngine> =>
  import('./engine').then((file) => file.createEngine)
