import { runInNewContext } from 'node:vm'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { livingInStatic, withoutStaticData } from './flight'

const piece = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`

const page = (...pieces: string[]) =>
  `<html><body><p>Bonjour</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces
    .map(piece)
    .join('')}</body></html>`

/** What the browser reads: the scripts of the page are run. */
const flightOf = (html: string): string => {
  const self = { __next_f: [] as [number, string][] }
  for (const [, script = ''] of html.matchAll(/<script>(self\.__next_f\.push\(.*?)<\/script>/gs)) {
    runInNewContext(script, { self })
  }
  return self.__next_f.map(([, text]) => text).join('')
}

const COMPONENT = '9:I[123,["$2"],"StaticElement"]\n2:"/_next/static/chunks/a.js"\n'

const rows = (...lines: string[]) => `${lines.join('\n')}\n`

describe('what a page says twice', () => {
  it('loses the content of static elements, wherever the page is cut into pieces', () => {
    const flight = `${COMPONENT}${rows(
      '0:["$","main",null,{"children":[["$","$L9",null,{"as":"p","mark":1,"className":"é","children":["Bonjour","$La"]}],["$","b",null,{"children":"vif"}]]}]',
      'a:["$","i",null,{"children":"le monde"}]',
    )}`
    for (const at of [1, 40, 90, flight.length - 1]) {
      const result = flightOf(withoutStaticData(page(flight.slice(0, at), flight.slice(at))))
      expect(result).toContain('["$","$L9",null,{"as":"p","mark":1,"className":"é"}]')
      expect(result).toContain('vif')
      expect(result).not.toMatch(/Bonjour|le monde/)
    }
  })

  it('comes to the browser as it was, whatever a person typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const long = `${typed}\r\n'"\\</script><!--\u2028\u2029`
        const flight = `a:T${Buffer.byteLength(long).toString(16)},${long}0:["$","p",null,{"children":"$La"}]\n`
        const sent = withoutStaticData(page(flight))
        expect(flightOf(sent)).toBe(flight)
        expect(sent.match(/<\/script>/g)).toHaveLength(2)
      }),
    )
  })

  it('leaves a page alone that the browser draws by itself', () => {
    const row =
      '0:[["$","link","0",{"rel":"stylesheet"}],["$","$L9",null,{"mark":1,"children":"Bruz"}]]'
    const drawn = page(`${COMPONENT}${row}\n`).replace('<html>', '<html id="__next_error__">')
    expect(withoutStaticData(drawn)).toBe(drawn)
  })

  it('knows the component when its name stands in a row of its own', () => {
    const flight = rows(
      '1f:"StaticElement"',
      '9:I[123,["$2"],"$1f"]',
      '0:["$","$L9",null,{"as":"script","mark":1,"html":"{}"}]',
    )
    expect(flightOf(withoutStaticData(page(flight)))).not.toContain('html')
  })

  it('keeps what a living part needs too, and texts of any length', () => {
    const long = 'é<script>\n'.repeat(200)
    const size = Buffer.byteLength(long).toString(16)
    const flight = `${COMPONENT}b:T${size},${long}${rows(
      '0:[["$","$L9",null,{"mark":1,"children":["$b","$Lc"]}],["$","$Ld",null,{"text":"$b"}]]',
      'c:["$","hr",null,{}]',
      'd:I[5,[],"Living"]',
    )}`
    const html = withoutStaticData(page(flight))
    expect(flightOf(html)).toContain(long)
    expect(flightOf(html)).not.toContain('"hr"')
    // Nothing that was typed ends the script.
    expect(html.split('</script>')).toHaveLength(page('a').split('</script>').length)
  })

  it('says again what another row points into, where it is small', () => {
    const flight = `${COMPONENT}${rows(
      '0:["$Lc",["$","em",null,{"style":"$c:props:children:1:props:style"}]]',
      'c:["$","$L9",null,{"mark":1,"children":["Léa",["$","p",null,{"style":{"x":1}}]]}]',
    )}`
    const light = flightOf(withoutStaticData(page(flight)))
    expect(light).toContain('["$","em",null,{"style":{"x":1}}]')
    expect(light).not.toContain('Léa')
  })

  it.each([
    ['large', `{"x":"${'y'.repeat(200)}"}`],
    ['made of other rows', '{"x":"$d"}'],
  ])('leaves whole what another row points into, where it is %s', (_, style) => {
    const flight = `${COMPONENT}${rows(
      '0:["$Lc",["$","em",null,{"style":"$c:props:children:props:style"}]]',
      `c:["$","$L9",null,{"mark":1,"children":["$","p",null,{"style":${style}}]}]`,
      'd:"oui"',
    )}`
    expect(flightOf(withoutStaticData(page(flight)))).toContain(
      `"children":["$","p",null,{"style":${style}}]`,
    )
  })

  it('leaves what a person typed that looks like a pointer', () => {
    const flight = rows(
      '0:["$","p",null,{"children":"lisez \\"$5:props:x\\""}]',
      '5:["$","p",null,{}]',
    )
    expect(flightOf(withoutStaticData(page(flight)))).toContain('lisez \\"$5:props:x\\"')
  })

  it('drops the page of what is not found, but from that page', () => {
    const flight = rows(
      '1:I[1,[],"default"]',
      '0:["$","$L1",null,{"parallelRouterKey":"children","notFound":[["$","h1",null,{"children":"Introuvable"}],"$L5"]}]',
      '5:["$","footer",null,{}]',
    )
    expect(flightOf(withoutStaticData(page(flight)))).toBe(
      rows(
        '1:I[1,[],"default"]',
        '0:["$","$L1",null,{"parallelRouterKey":"children","notFound":[]}]',
      ),
    )
    expect(flightOf(withoutStaticData(page(flight), false))).toBe(flight)
  })

  it('drops what stands in the head, but for the title, and nothing moves', () => {
    const flight = rows(
      ':HL["/a.css","style"]',
      '0:[["$","title","0",{"children":"Oslo"}],["$","meta","1",{"name":"description","content":"x"}],"$L5",["$","p",null,{}]]',
      '5:["$","link","2",{"rel":"stylesheet","href":"/a.css","precedence":"next"}]',
      ':N1',
    )
    expect(flightOf(withoutStaticData(page(flight)))).toBe(
      rows(
        '0:[["$","title","0",{"children":"Oslo"}],null,"$L5",["$","p",null,{}]]',
        '5:null',
        ':N1',
      ),
    )
  })

  it('keeps what a text says of itself', () => {
    const flight = rows('0:[["$","meta",null,{"itemProp":"name","content":"x"}]]')
    expect(flightOf(withoutStaticData(page(flight)))).toBe(flight)
  })

  it('believes no text that names a script: nobody takes one away by what they type', () => {
    const address = '/_next/static/chunks/main.js'
    const script = `<script src="${address}" async=""></script>`
    const text = `vu dans "${address}"`
    const flight = `${COMPONENT}b:T${Buffer.byteLength(text).toString(16)},${text}${rows(
      `0:[["$","$L9",null,{"mark":1,"children":"${address}"}],["$","$L9",null,{"mark":2,"children":["$b","$Lc","$d"]}]]`,
      `c:["$","p",null,{"children":"${address}"}]`,
      `d:"${address}"`,
    )}`
    expect(withoutStaticData(script + page(flight))).toContain(script)
  })

  it('loads no script and no style of a page that it does not show', () => {
    const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
    const preload = '<link rel="preload" href="/b.css" as="style"/>'
    const flight = rows(
      '0:["$","$L1",null,{"parallelRouterKey":"children","notFound":"$L5","children":["$","$L7",null,{}]}]',
      '1:I[1,["$2"],"default"]',
      '2:"/_next/static/chunks/router.js"',
      '5:["$","$L6",null,{}]',
      '6:I[2,["$2","$3"],"NotFound"]',
      '3:"/_next/static/chunks/lost.js"',
      '7:I[3,["$2"],"Page"]',
    )
    const html = `${tag('main')}${tag('router')}${tag('lost')}${preload}${page(flight)}`
    const light = withoutStaticData(html)
    expect(light).toContain(`${tag('main')}${tag('router')}<html>`)
    const lost = withoutStaticData(html, false)
    expect(lost).toContain(`${tag('main')}${tag('router')}${tag('lost')}${preload}`)
  })

  it('keeps the words of people, dollars too', () => {
    const flight = rows('0:["$","p",null,{"children":"$$L5 et \\"$L6\\""}]', '5:"cinq"', '6:"six"')
    expect(flightOf(withoutStaticData(page(flight)))).toContain('"$$L5 et \\"$L6\\""')
  })

  it('tells of a living part inside of a static element, however deep', () => {
    const flight = `${COMPONENT}${rows(
      '0:[["$","$L9",null,{"mark":1,"children":["$","p",null,{"children":"$Lc"}]}],["$","$Le",null,{}]]',
      'c:["$","div",null,{"children":["$","$Ld",null,{}]}]',
      'd:I[5,[],"Heart"]',
      'e:I[6,[],"Menu"]',
    )}`
    expect(livingInStatic(flight)).toEqual(['d:I[5,[],"Heart"]'])
  })

  it('drops properties that are not there', () => {
    const flight = rows(
      '0:["$","p",null,{"id":"x","nonce":"$undefined","media":"$undefined","children":",\\"a\\":\\"$undefined\\""}]',
    )
    expect(flightOf(withoutStaticData(page(flight)))).toBe(
      rows('0:["$","p",null,{"id":"x","children":",\\"a\\":\\"$undefined\\""}]'),
    )
  })

  it.each([
    ['without data', '<html><body>Bonjour</body></html>'],
    ['with pictures as data', `${page('0:1\n')}<script>self.__next_f.push([3,"AAAA"])</script>`],
    ['with rows of bytes', page('0:["$1"]\n1:U4,abcd2:1\n')],
    ['that ends too soon', page('0:["$","p"')],
    ['of another form', page('hello')],
  ])('leaves a page %s as it is', (_, html) => {
    expect(withoutStaticData(html)).toBe(html)
  })
})
