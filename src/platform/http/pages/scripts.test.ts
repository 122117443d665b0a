import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import { withScriptsAfterFrame } from './scripts'

const page = (head: string, end = '') =>
  `<html><head>${head}</head><body><p>Bonjour</p>${end}</body></html>`

describe('scripts of a page', () => {
  it('are asked for once it has been read', () => {
    const html = withScriptsAfterFrame(
      page(
        '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script>',
        '<script src="/c.js" id="_R_" async=""></script><script>self.data=1</script>',
      ),
    )
    expect(html).toContain('<head><script src="/old.js" noModule=""></script></head>')
    expect(html).toContain('<p>Bonjour</p><script>self.data=1</script><script>(function (a) {')
    expect(html).toContain('})(["/a.js","/c.js"])</script>')
    expect(html).toMatch(/<\/script><\/body><\/html>$/)
    expect(html).not.toMatch(/preload|async=""/)
  })

  it('are left in a page of another form', () => {
    expect(withScriptsAfterFrame(page(''))).toBe(page(''))
    const cut = '<script src="/a.js" async=""></script>'
    expect(withScriptsAfterFrame(cut)).toBe(cut)
  })

  it('say nothing else, whatever a page holds', () => {
    const text = page('<script src="/a$&.js" async=""></script>', '<p>$&amp; $1</p>')
    const html = withScriptsAfterFrame(text)
    expect(html).toContain('["/a$&.js"]')
    expect(html).toContain('<p>$&amp; $1</p>')
  })
})

/** What a browser does with the loader of a page, step by step. */
function browser(hidden: boolean, there = '') {
  const loader = /<script>(.*)<\/script><\/body>/s.exec(
    withScriptsAfterFrame(
      page(['/a.js', '/b.js'].map((src) => `<script src="${src}" async=""></script>`).join('')),
    ),
  )?.[1]
  if (!loader) throw new Error('no loader')
  const asked: string[] = []
  const timers: Array<{ task: () => void; after: number }> = []
  const frames: Array<() => void> = []
  let read = () => {}
  const world = {
    document: {
      hidden,
      head: { append: ({ src }: { src: string }) => asked.push(src) },
      createElement: () => ({}),
      querySelector: (selector: string) => selector === `script[src="${there}"]` || null,
    },
    addEventListener: (_: string, listener: () => void) => (read = listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (task: () => void, after = 0) => timers.push({ task, after }),
  }
  runInNewContext(loader, world)
  /** Runs all timers of up to so many milliseconds, and those that they set. */
  const pass = (ms: number) => {
    for (let at = 0; at < timers.length; at += 1) {
      if ((timers[at]?.after ?? Infinity) <= ms) timers.splice(at--, 1)[0]?.task()
    }
  }
  return { asked, pass, read: () => read(), frame: () => frames.forEach((each) => each()) }
}

describe('what asks for the scripts of a page', () => {
  it('waits for the end of the page and its first frame, then asks one by one', () => {
    const { asked, pass, read, frame } = browser(false)
    pass(10_000)
    read()
    pass(0)
    expect(asked).toEqual([])
    frame()
    expect(asked).toEqual([])
    pass(0)
    expect(asked).toEqual(['/a.js', '/b.js'])
    pass(10_000)
    expect(asked).toEqual(['/a.js', '/b.js'])
  })

  it('asks at once where nobody looks, and after three seconds without a frame', () => {
    const unseen = browser(true)
    unseen.read()
    expect(unseen.asked).toEqual(['/a.js', '/b.js'])
    const unpainted = browser(false)
    unpainted.read()
    unpainted.pass(2_999)
    expect(unpainted.asked).toEqual([])
    unpainted.pass(3_000)
    expect(unpainted.asked).toEqual(['/a.js', '/b.js'])
  })

  it('asks for none that is there already', () => {
    const { asked, read } = browser(true, '/a.js')
    read()
    expect(asked).toEqual(['/b.js'])
  })
})
