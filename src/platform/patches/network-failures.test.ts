import { describe, expect, it, vi } from 'vitest'

import { NO_NETWORK, withFrenchFailures } from './network-failures'

describe('withFrenchFailures', () => {
  it('says in French that nobody answered, and keeps the reason', async () => {
    const cause = new TypeError('Failed to fetch')
    const fetch = withFrenchFailures(vi.fn().mockRejectedValue(cause))
    await expect(fetch('/api/cms/animals')).rejects.toMatchObject({ message: NO_NETWORK, cause })
  })
  it('leaves an abandoned request, and every answer, as they are', async () => {
    const abandoned = new DOMException('aborted', 'AbortError')
    await expect(withFrenchFailures(vi.fn().mockRejectedValue(abandoned))('/')).rejects.toBe(
      abandoned,
    )
    const answer = new Response(null, { status: 503 })
    expect(await withFrenchFailures(vi.fn().mockResolvedValue(answer))('/')).toBe(answer)
  })
})
