import { expect, it } from 'vitest'

import { plainPage } from './plain-page'

it('shows names as they are written, and nothing of theirs runs', async () => {
  const name = '<script>alert("1")</script> & Cie'
  const response = plainPage(403, {
    title: name,
    text: [name],
    links: [{ href: '/a"onclick="x', label: name, note: name }],
  })
  const html = await response.text()
  expect(response.status).toBe(403)
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"onclick')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Cie')
  expect(html).toContain('<html lang="fr">')
})
