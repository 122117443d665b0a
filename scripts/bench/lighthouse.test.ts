import { describe, expect, it } from 'vitest'

import { medianOf, readReport } from './lighthouse.mjs'

const audit = (id: string, weight = 1) => ({ id, weight })
const report = {
  categories: {
    performance: { score: 0.974, auditRefs: [audit('unused-javascript')] },
    accessibility: { score: 1, auditRefs: [audit('label')] },
    'best-practices': { score: 0.96, auditRefs: [audit('errors-in-console'), audit('hint', 0)] },
    seo: { score: 1, auditRefs: [audit('structured-data')] },
  },
  audits: {
    'unused-javascript': { score: 0 },
    label: { score: 1 },
    'errors-in-console': { score: 0 },
    hint: { score: 0 },
    'structured-data': { score: null },
    'largest-contentful-paint': { numericValue: 1500 },
    'total-blocking-time': { numericValue: 20 },
    'cumulative-layout-shift': { numericValue: 0.01 },
  },
}

describe('what Lighthouse says', () => {
  it('is its scores, three figures, and what keeps a score below 100', () => {
    expect(readReport(report)).toEqual({
      scores: [97, 100, 96, 100],
      lcp: 1500,
      tbt: 20,
      cls: 0.01,
      failed: ['errors-in-console'],
    })
  })
  it('is the middle of its runs, and whatever failed in any of them', () => {
    const one = readReport(report)
    const runs = [90, 100, 80].map((performance, at) => ({
      ...one,
      scores: [performance, 100, 96, 100],
      lcp: 1000 * (at + 1),
      failed: at === 0 ? ['label'] : [],
    }))
    expect(medianOf(runs)).toMatchObject({
      scores: [90, 100, 96, 100],
      lcp: 2000,
      failed: ['label'],
    })
  })
})
