import { describe, expect, it } from 'vitest'

import { backToForm, returnedForm } from './plain-form'

const TOO_MANY = 'Trop d’essais détectés'

/** What a browser keeps of an answer, and asks for next. */
function followed(answer: Response) {
  const jar = new Map(
    answer.headers.getSetCookie().map((each) => {
      const [pair = ''] = each.split(';')
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
  const url = new URL(answer.headers.get('location') ?? '', 'http://here')
  return { url, query: Object.fromEntries(url.searchParams), cookieOf: (n: string) => jar.get(n) }
}

describe('a form that is refused without JavaScript', () => {
  const typed = { name: 'Léa', password: 'Cinq-Chats-Gris-2026' }
  it('comes back with what was typed and what is to correct, without its secrets', () => {
    const failure = { status: 400, error: 'x', fields: { email: 'Email invalide' } }
    const answer = backToForm('/page', failure, typed, { secret: ['password'] })
    expect(answer.status).toBe(303)
    const { url, query, cookieOf } = followed(answer)
    expect(url.pathname).toBe('/page')
    expect(returnedForm(query, cookieOf, TOO_MANY)).toEqual({
      draft: { name: 'Léa' },
      errors: { email: 'Email invalide' },
      problem: null,
    })
  })
  it('says the whole when no field is wrong', () => {
    const failure = { status: 503, error: 'Revenez bientôt' }
    const { query, cookieOf } = followed(backToForm('/page', failure, typed))
    expect(returnedForm(query, cookieOf, TOO_MANY).errors).toEqual({ '': 'Revenez bientôt' })
  })
  it('says how long to wait', () => {
    const failure = { status: 429, error: TOO_MANY, more: { retryAfter: 42 } }
    const { query, cookieOf } = followed(backToForm('/page', failure, typed))
    expect(returnedForm(query, cookieOf, TOO_MANY)).toMatchObject({
      errors: {},
      problem: { error: TOO_MANY, wait: 42 },
    })
    expect(returnedForm({ ...query, attente: '1e9' }, cookieOf, TOO_MANY).problem).toBeNull()
  })
  it('is told from the other forms of its page', () => {
    const failure = { status: 400, error: 'x', fields: { name: 'Le nom est requis' } }
    const { url, query, cookieOf } = followed(
      backToForm('/account', failure, {}, { part: 'identite', query: { jeton: 'a' } }),
    )
    expect(url.hash).toBe('#identite')
    expect(query.jeton).toBe('a')
    expect(returnedForm(query, cookieOf, TOO_MANY, 'identite').errors).not.toEqual({})
    expect(returnedForm(query, cookieOf, TOO_MANY, 'mot-de-passe').errors).toEqual({})
    expect(returnedForm({}, cookieOf, TOO_MANY).errors).toEqual({})
  })
})
