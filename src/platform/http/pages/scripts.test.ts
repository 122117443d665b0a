import { describe, expect, it } from 'vitest'

import { withScriptsAfterStyles } from './scripts'

const page = (head: string, end = '') =>
  `<html><head>${head}</head><body><p>Bonjour</p>${end}</body></html>`

describe('scripts of a page', () => {
  it('are asked for once it has been read', () => {
    const html = withScriptsAfterStyles(
      page(
        '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script>',
        '<script src="/c.js" id="_R_" async=""></script><script>self.data=1</script>',
      ),
    )
    expect(html).toContain('<head><script src="/old.js" noModule=""></script></head>')
    expect(html).toContain('<p>Bonjour</p><script>self.data=1</script><script>addEventListener(')
    expect(html).toContain('["/a.js","/c.js"].forEach')
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    expect(html).not.toMatch(/preload|async=""/)
  })

  it('are left in a page of another form', () => {
    expect(withScriptsAfterStyles(page(''))).toBe(page(''))
    const cut = '<script src="/a.js" async=""></script>'
    expect(withScriptsAfterStyles(cut)).toBe(cut)
  })

  it('say nothing else, whatever a page holds', () => {
    const text = page('<script src="/a$&.js" async=""></script>', '<p>$&amp; $1</p>')
    const html = withScriptsAfterStyles(text)
    expect(html).toContain('["/a$&.js"]')
    expect(html).toContain('<p>$&amp; $1</p>')
  })
})
