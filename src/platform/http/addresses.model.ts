/** An address and what stands at it; a part of it is a word, or the name of a parameter in braces. */
type Address<Route> = { parts: readonly string[]; routes: Route[] }

type Match<Route> = { routes: readonly Route[]; params: Record<string, string> }

type Addressed = { path: string }

const isName = (part: string): boolean => part.startsWith('{')

const partsOf = (path: string): string[] => path.split('/').slice(1)

/** Words before parameters, from the left: `/api/shelters/map` is no shelter called « map ». */
const inOrder = (a: Address<unknown>, b: Address<unknown>): number => {
  const keyOf = ({ parts }: Address<unknown>) =>
    parts.map((part) => (isName(part) ? '1' : '0')).join('')
  return keyOf(a).localeCompare(keyOf(b))
}

function addressesOf<Route extends Addressed>(
  routes: readonly Route[],
): Map<number, Array<Address<Route>>> {
  const byPath = new Map<string, Address<Route>>()
  for (const route of routes) {
    const address = byPath.get(route.path) ?? { parts: partsOf(route.path), routes: [] }
    address.routes.push(route)
    byPath.set(route.path, address)
  }
  const byLength = new Map<number, Array<Address<Route>>>()
  for (const address of [...byPath.values()].sort(inOrder)) {
    const { length } = address.parts
    byLength.set(length, [...(byLength.get(length) ?? []), address])
  }
  return byLength
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

function matched<Route>(address: Address<Route>, given: readonly string[]): Match<Route> | null {
  const params: Record<string, string> = {}
  for (const [index, part] of address.parts.entries()) {
    const value = given[index] ?? ''
    if (!isName(part)) {
      if (part !== value) return null
    } else if (value === '') return null
    else params[part.slice(1, -1)] = value
  }
  return { routes: address.routes, params }
}

/**
 * Finds the routes of a path: `/api/shelters/map` before `/api/shelters/{id}`.
 * @returns null when none has that address, whatever its method
 */
export function matcherOf<Route extends Addressed>(
  routes: readonly Route[],
): (pathname: string) => Match<Route> | null {
  const addresses = addressesOf(routes)
  return (pathname) => {
    const given = partsOf(pathname).map(decoded)
    if (given.includes(null)) return null
    for (const address of addresses.get(given.length) ?? []) {
      const match = matched(address, given as string[])
      if (match) return match
    }
    return null
  }
}
