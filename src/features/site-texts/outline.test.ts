import { describe, expect, it } from 'vitest'

import { SITE_TEXT_KEYS, SITE_TEXTS } from './model'
import { questionsOf, textOf, withAnchors } from './outline'

describe('anchors', () => {
  it('name each title once', () => {
    const { html, headings } = withAnchors(
      '<h2>1. Réfléchir &amp; agir</h2><p>a</p><h2 style="text-align:center">Cœur</h2><h2>Cœur</h2>',
    )
    expect(headings).toEqual([
      { id: 'reflechir-agir', title: '1. Réfléchir & agir' },
      { id: 'coeur', title: 'Cœur' },
      { id: 'coeur-2', title: 'Cœur' },
    ])
    expect(html).toContain('<h2 id="coeur-2">Cœur</h2>')
  })
  it.each(SITE_TEXT_KEYS)('are all different in « %s »', (key) => {
    const { headings } = withAnchors(SITE_TEXTS[key].original.body)
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length)
  })
})

describe('questions', () => {
  it('come by parts, with what introduces them', () => {
    const { intro, parts } = questionsOf(
      '<p>Bonjour</p><h2>Un</h2><p>i</p><h3>A <em>?</em></h3><p>a</p><p>b</p><h2>Deux</h2><h3>B</h3>',
    )
    expect(intro).toBe('<p>Bonjour</p>')
    expect(parts).toEqual([
      {
        id: 'un',
        title: 'Un',
        intro: '<p>i</p>',
        questions: [{ question: 'A ?', answer: '<p>a</p><p>b</p>' }],
      },
      { id: 'deux', title: 'Deux', intro: '', questions: [{ question: 'B', answer: '' }] },
    ])
  })
  it('are found without parts, and none is lost', () => {
    const { intro, parts } = questionsOf('<h3>A</h3><p>a</p><h2>Un</h2><h3>B</h3><p>b</p>')
    expect(intro).toBe('')
    expect(parts.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['', 1],
      ['Un', 1],
    ])
  })
  it('are balanced when a title stood inside something', () => {
    const { parts } = questionsOf('<h2>Un</h2><ul><li><h3>A</h3>a</li></ul>')
    expect(parts[0]?.questions[0]?.answer).toBe('a')
  })
  it('all have an answer in the original', () => {
    const { parts } = questionsOf(SITE_TEXTS.faq.original.body)
    const all = parts.flatMap(({ questions }) => questions)
    expect(all.length).toBeGreaterThan(12)
    for (const { question, answer } of all) {
      expect(question).not.toBe('')
      expect(textOf(answer).length).toBeGreaterThan(40)
    }
  })
})
