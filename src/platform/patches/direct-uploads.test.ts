import { describe, expect, it } from 'vitest'

import { withConnection } from './direct-uploads'
import { securityHeaders } from '../http/security-headers.mjs'

const admin = (): string =>
  securityHeaders()
    .find(({ source }) => source.startsWith('/admin'))
    ?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

describe('the policy of the admin', () => {
  it('opens to the storage, and to nothing else', () => {
    const before = admin().split('; ')
    const after = withConnection(admin(), 'https://seau.s3.fr-par.scw.cloud').split('; ')
    expect(after.filter((each) => !before.includes(each))).toEqual([
      "connect-src 'self' https://seau.s3.fr-par.scw.cloud",
    ])
    expect(after).toHaveLength(before.length)
  })
})
