/** Where the files of every library are served, whatever keeps them. */
const FILES = '/api/cms/media/file/'

/** The path on the site of a file that a library, or a profile, keeps. */
export const fileAddress = (name: string): string => FILES + name

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/**
 * An address without its host, when that host is the site itself.
 * @param origin of the site, `https://exemple.fr`
 * @returns null for an address of another host
 */
export function ownPath(address: string, origin: string): string | null {
  const url = parsed(address, origin)
  return url && url.host === parsed(origin)?.host ? url.pathname + url.search : null
}

/** The name of the file of a library that a path of the site means; null for any other path. */
export function fileNameOf(path: string): string | null {
  const [plain = ''] = path.split('?')
  const name = plain.startsWith(FILES) ? plain.slice(FILES.length) : ''
  return /^[\w.-]+$/.test(name) ? name : null
}
