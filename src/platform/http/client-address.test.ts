import { describe, expect, it } from 'vitest'

import { clientNetwork, networkOf } from './client-address'

const request = (forwarded: string | null, peer: string | null) => {
  const headers = new Headers()
  if (forwarded !== null) headers.set('x-forwarded-for', forwarded)
  if (peer !== null) headers.set('x-patte-peer', peer)
  return new Request('http://here', { headers })
}

describe('clientNetwork', () => {
  it('believes nobody when there is no proxy', () => {
    expect(clientNetwork(request('6.6.6.6, 7.7.7.7', '::ffff:9.9.9.9'), 0)).toBe('9.9.9.9')
  })
  it('believes what the trusted proxies wrote, and no more', () => {
    expect(clientNetwork(request('6.6.6.6, 1.2.3.4', '10.0.0.1'), 1)).toBe('1.2.3.4')
    expect(clientNetwork(request('6.6.6.6, 1.2.3.4, 10.0.0.2', '10.0.0.1'), 2)).toBe('1.2.3.4')
  })
  it('still tells people apart when the stamp or the proxy is missing', () => {
    expect(clientNetwork(request('1.2.3.4', null), 0)).toBe('1.2.3.4')
    expect(clientNetwork(request(null, '10.0.0.1'), 2)).toBe('10.0.0.1')
    expect(clientNetwork(request(null, null), 0)).toBe('unknown')
  })
})

describe('networkOf', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
    ['[2001:db8::7]', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
