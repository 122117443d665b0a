import { PEER_HEADER } from '../patches/peer'

/** IPv4 as it is, also inside IPv6; of an IPv6 address the half that one household owns. */
export function networkOf(address: string): string {
  const plain =
    address
      .trim()
      .replace(/^\[|\]$/g, '')
      .split('%')[0]
      ?.toLowerCase() ?? ''
  const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/.exec(plain)?.[1]
  if (v4) return v4
  if (!plain.includes(':')) return plain || 'unknown'
  const [left = '', right] = plain.split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right === undefined ? [] : right.split(':').filter(Boolean)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * The network of the person behind a request. Each trusted proxy added one
 * address to `x-forwarded-for`: the one that the outermost of them wrote counts,
 * and whatever the sender wrote before it does not.
 * @param proxies number of proxies in front of the server
 */
export function clientNetwork(request: Request, proxies: number): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').filter(Boolean)
  const peer = request.headers.get(PEER_HEADER)
  // Without the stamp (another way of running the program) Next.js wrote the peer itself.
  const chain = peer ? [...forwarded, peer] : forwarded
  return networkOf(chain.at(-1 - proxies) ?? chain[0] ?? '')
}
