import fs from 'node:fs'

import { describe, expect, it } from 'vitest'

import { inProject } from '../lib/project.mjs'
import { placed } from './nginx.mjs'

const file = fs.readFileSync(inProject('deploy', 'nginx.conf'), 'utf8')
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
  it('never keeps what was asked with a cookie, nor gives what is kept to whoever has one', () => {
    for (const rule of ['proxy_no_cache', 'proxy_cache_bypass'])
      expect(file).toContain(`${rule} $http_cookie $http_authorization;`)
  })
})
