import fs from 'node:fs'

import { describe, expect, it } from 'vitest'

import { takesAvif } from '@/features/media/avif.model'
import { inProject } from '../lib/project.mjs'
import { placed } from './nginx.mjs'

const file = fs.readFileSync(inProject('deploy', 'nginx.conf'), 'utf8')
/** What browsers say that they show. */
const ACCEPTS = [
  'image/avif,image/webp,*/*;q=0.8',
  'image/webp, image/avif',
  'image/avif;q=0.5, image/webp',
  'image/png,image/avif ; q=0.1',
  'image/avif;q=0, image/webp',
  'image/avif; q=0.00',
  'image/avif-sequence',
  'x-image/avif',
  'image/avif\u00a0,*/*',
  'image/webp,*/*',
  '',
]
const place = { front: 8001, between: 8002, app: 8003, folder: '/tmp/kept' }

describe('deploy/nginx.conf', () => {
  it('is measured as it is deployed: only its ports, its name and its folders change', () => {
    const text = placed(file, place)
    expect(text).toContain('listen 127.0.0.1:8001;')
    expect(text).toContain('server 127.0.0.1:8003;')
    expect(text).toContain('/tmp/kept/patte-pages')
    expect(text).not.toMatch(/3000|3099|\/var\/cache|\[::\]:80;/)
  })
  it('is not measured when it says something else', () => {
    expect(() => placed(file.replace('127.0.0.1:3000', 'app:3000'), place)).toThrow('no server')
  })
  it('tells those who get a lighter copy of a picture from the others, as the application does', () => {
    const [, pattern = ''] =
      /\$patte_picture \{\s+default "image\/webp";\s+"~\*(.+)" "image\/avif";/.exec(file) ?? []
    const told = new RegExp(pattern, 'i')
    const headers = ACCEPTS.flatMap((accept) => [
      new Headers({ accept }),
      new Headers({ accept, 'cdn-loop': 'cdn' }),
    ])
    for (const sent of headers) {
      const key = `${sent.get('cdn-loop') ?? ''}|${sent.get('accept') ?? ''}`
      expect(told.test(key), key).toBe(takesAvif(sent))
    }
    expect(headers.filter(takesAvif)).toHaveLength(4)
    expect(file).toContain('proxy_set_header Accept $patte_accept;')
  })
  it('never keeps what was asked with a cookie, nor gives what is kept to whoever has one', () => {
    for (const rule of ['proxy_no_cache', 'proxy_cache_bypass'])
      expect(file).toContain(`${rule} $http_cookie $http_authorization;`)
  })
})
