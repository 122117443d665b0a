import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { describe, expect, it } from 'vitest'

import { SITE_TEXTS } from '@/features/site-texts/model'

import { MADE_ELSEWHERE, PUBLIC_ADDRESSES } from './public-addresses.mjs'

const SITE = path.join(import.meta.dirname, '(site)')
const SOME_ID = '01a206d3-ccde-75f2-86a0-e1c2b2dfa056'

const matchers = PUBLIC_ADDRESSES.map((source) => getPathMatch(source, { strict: true }))
const isKept = (address: string): boolean => matchers.some((match) => match(address) !== false)

/** An address of each page and file that Next.js makes once for everybody. */
const madeOnce = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
  .filter((file) => readFileSync(path.join(SITE, file), 'utf8').includes(`= 'force-static'`))
  .map((file) => `/${path.dirname(file).replaceAll(/\[[^\]]+\]/g, SOME_ID)}`)

describe('the public addresses', () => {
  it('hold every page that is made once for everybody, under the address that people see', () => {
    const hidden = Object.values(MADE_ELSEWHERE).map((made) => made.split('/')[1])
    const seen = madeOnce.filter((address) => !hidden.includes(address.split('/')[1]))
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.filter((address) => !isKept(address))).toEqual([])
  })

  it('hold the pages of words, each made by its column', () => {
    for (const [key, { path: address }] of Object.entries(SITE_TEXTS)) {
      expect([address, isKept(address)]).toEqual([address, true])
      // The guide of care has more to show than words.
      if (key !== 'care') expect(MADE_ELSEWHERE[address]).toBe(`/textes/${key}`)
    }
  })

  it.each([
    '/account',
    '/mon-espace/badges',
    '/animaux-perdus/signaler',
    `/animaux-perdus/${SOME_ID}/ecrire`,
    '/promenades/nouvelle',
    '/adresses/proposer',
    '/agir/maltraitance',
    '/agir/devenir-benevole/promener/proposer',
    '/wall/ecrire',
    '/shelter/admin',
    '/shelter/alpha/admin',
    '/shelter/alpha/admin/animaux',
    '/guide/rien',
  ])('do not hold %s', (address) => {
    expect(isKept(address)).toBe(false)
  })
})
