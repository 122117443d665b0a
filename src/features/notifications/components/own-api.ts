import type { Category } from '../types.model'

/** Where one's own notifications are. */
export const OWN_API = '/api/v1/me/notifications'
/** Where SWR keeps how many are not read: what is read elsewhere on the page lowers it. */
export const COUNT_API = `${OWN_API}/unread-count`
/** Where a browser without JavaScript says that all are read. */
export const READ_ALL_API = `${OWN_API}/read-all`

export const NOT_READ = 'Erreur lors du marquage comme lu'
export const NOT_REMOVED = 'Cette notification n’a pas pu être retirée'

export const oneApi = (id: string): string => `${OWN_API}/${id}`
/** @param category all of it alone; null for all of them */
export const allApi = (category: Category | null): string =>
  category ? `${OWN_API}?category=${category}` : OWN_API

/**
 * Marks one as read, or all of them, or takes one away; one that is gone already is as it was
 * asked for.
 * @returns whether it was done
 */
export async function writeOwn(method: 'PUT' | 'DELETE', path: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      // The page that a press leads to may come before the answer.
      keepalive: true,
    })
    return response.ok || response.status === 404
  } catch {
    return false
  }
}
