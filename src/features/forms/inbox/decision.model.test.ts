import { describe, expect, it } from 'vitest'

import { decisionOf, refuseDecision } from './decision.model'

const row = { formType: 'STANDARD', senderEmail: 'lea@exemple.fr' } as const
const at = '2026-11-25T10:00:00.000Z'
const accepted = { ...row, decision: { outcome: 'ACCEPTED', text: null, at } } as const

describe('a decision', () => {
  it('is none until it was taken', () => {
    expect(decisionOf(row)).toBeNull()
    expect(decisionOf({ ...row, decision: { outcome: null, text: null, at: null } })).toBeNull()
    expect(decisionOf({ ...row, decision: { ...accepted.decision, at: null } })).toBeNull()
    expect(decisionOf({ ...row, decision: { ...accepted.decision, outcome: null } })).toBeNull()
    expect(decisionOf(accepted)).toEqual({ outcome: 'ACCEPTED', text: '', at })
  })
  it.each([
    [row, null, 'ACCEPTED', null],
    [accepted, 'PREVISIT', 'REFUSED', null],
    [accepted, null, 'ACCEPTED', 'Cette réponse est déjà acceptée'],
    [row, 'CONTACT', 'ACCEPTED', 'Un message ne s’accepte pas\u00a0: répondez-lui'],
    [
      { ...accepted, decision: { ...accepted.decision, outcome: 'REFUSED' } },
      null,
      'REFUSED',
      'Cette réponse est déjà refusée',
    ],
    [
      { ...row, senderEmail: null },
      null,
      'ACCEPTED',
      'La personne n’a pas laissé d’e-mail\u00a0: rien ne pourrait lui être dit',
    ],
    [
      { ...row, formType: 'ADOPTION' },
      null,
      'REFUSED',
      'Une demande d’adoption se décide dans ses étapes',
    ],
  ] as const)('%j, %s, %s: %s', (of, ticketType, outcome, why) =>
    expect(refuseDecision(of, ticketType, outcome)).toBe(why),
  )
})
