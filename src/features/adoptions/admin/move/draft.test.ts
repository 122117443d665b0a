import { describe, expect, it } from 'vitest'

import type { Move } from '../../view'
import { messageFor } from '../../messages.model'
import {
  bodyOf,
  checkDraft,
  isPossible,
  REASONS,
  startDraft,
  withDelivery,
  withMeeting,
  type Draft,
} from './draft'

const move = (change: Partial<Move> = {}): Move => ({
  to: 'IN_REVIEW',
  label: 'Étudier la demande',
  isAllowed: true,
  whyNot: null,
  refusal: null,
  needsReason: false,
  takesMeeting: false,
  message: { subject: 'Votre demande', text: 'Bonjour' },
  othersMessage: null,
  ...change,
})
const draftOf = (each: Move, change: Partial<Draft> = {}) => ({ ...startDraft(each), ...change })

describe('the dialog of a step', () => {
  it('proposes the message of the server, and sends it only when ticked', () => {
    const step = move()
    expect(checkDraft(startDraft(step), step)).toEqual({})
    expect(bodyOf(startDraft(step), step, 'PENDING')).toEqual({
      from: 'PENDING',
      to: 'IN_REVIEW',
      message: { subject: 'Votre demande', text: 'Bonjour' },
    })
    const silent = draftOf(step, { tells: false, message: { subject: '', text: '' } })
    expect(checkDraft(silent, step)).toEqual({})
    expect(bodyOf(silent, step, 'PENDING').message).toBeNull()
    const empty = draftOf(step, { message: { subject: ' ', text: '' } })
    expect(Object.keys(checkDraft(empty, step))).toEqual(['subject', 'text'])
    expect(startDraft(move({ message: null })).tells).toBe(false)
  })

  it('asks for a reason, ready or one’s own', () => {
    const step = move({
      to: 'REJECTED',
      needsReason: true,
      isAllowed: false,
      refusal: 'reasonRequired',
    })
    expect(isPossible(step)).toBe(true)
    expect(isPossible(move({ isAllowed: false, refusal: 'tooEarly' }))).toBe(false)
    expect(checkDraft(startDraft(step), step)).toHaveProperty('reason')
    const ready = draftOf(step, { reason: REASONS[1]?.[0] ?? '' })
    expect(checkDraft(ready, step)).toEqual({})
    expect(bodyOf(ready, step, 'PENDING').reason).toBe(REASONS[1]?.[1])
    const own = draftOf(step, { reason: 'other', ownReason: '  ' })
    expect(checkDraft(own, step)).toHaveProperty('ownReason')
    expect(bodyOf({ ...own, ownReason: ' Déménage ' }, step, 'PENDING').reason).toBe('Déménage')
  })

  it('reads an hour as the clocks of the shelter show it', () => {
    const step = move({ to: 'MEETING', takesMeeting: true })
    const there = startDraft(step, { timezone: 'Indian/Reunion' })
    const own = { ...there, meeting: 'own', moment: '2026-11-24T10:00' } as const
    expect(bodyOf(own, step, 'IN_REVIEW').meetingAt).toBe('2026-11-24T06:00:00.000Z')
  })

  it('reads an hour as the clocks of Paris show it', () => {
    const step = move({ to: 'MEETING', takesMeeting: true })
    const own = draftOf(step, { meeting: 'own', moment: '2026-11-24T10:00', place: ' Au parc ' })
    expect(bodyOf(own, step, 'IN_REVIEW')).toMatchObject({
      meetingAt: '2026-11-24T09:00:00.000Z',
      meetingPlace: 'Au parc',
    })
    expect(checkDraft({ ...own, moment: '24/11' }, step)).toHaveProperty('moment')
    expect(checkDraft({ ...own, meeting: 'slot' }, step)).toHaveProperty('slot')
    const later = bodyOf({ ...own, meeting: 'later' }, step, 'IN_REVIEW')
    expect(later).not.toHaveProperty('meetingAt')
    expect(later).not.toHaveProperty('meetingPlace')
  })

  it('writes the moment into the invitation, until somebody has changed it', () => {
    const about = {
      applicant: { name: 'Louis', email: 'l@exemple.fr', phone: null, userId: null },
      animal: {
        id: 'a',
        name: 'Nala',
        species: 'CAT',
        sex: 'FEMALE',
        status: 'AT_SHELTER',
        image: null,
      },
      shelter: { id: 's', name: 'Les Vents', slug: 'vents' },
    } as const
    const facts = { name: 'Louis', animal: 'Nala', shelter: 'Les Vents', meetingPlace: 'au parc' }
    const none = {
      ...facts,
      timezone: 'Europe/Paris',
      meetingAt: null,
      deliveredAt: null,
      needsCertificate: true,
    }
    const step = move({ to: 'MEETING', takesMeeting: true, message: messageFor('MEETING', none) })
    const own = { meeting: 'own', moment: '2026-11-24T10:00' } as const
    const fixed = withMeeting(startDraft(step), own, about)
    expect(fixed.message.text).toContain('mardi 24 novembre 2026 à 10:00, au refuge')
    const moved = withMeeting(fixed, { moment: '2026-11-25T11:30' }, about)
    expect(moved.message.text).toContain('mercredi 25 novembre 2026 à 11:30')
    const written = { ...moved, message: { subject: 'Venez', text: 'À bientôt' } }
    expect(withMeeting(written, own, about).message.text).toBe('À bientôt')
  })

  it('dates a certificate that was handed over, and words its letter so', () => {
    const about = {
      applicant: { name: 'Louis', email: null, phone: '06 39 98 00 01', userId: null },
      animal: {
        id: 'a',
        name: 'Nala',
        species: 'CAT',
        sex: 'FEMALE',
        status: 'AT_SHELTER',
        image: null,
      },
      shelter: { id: 's', name: 'Les Vents', slug: 'vents' },
    } as const
    const proposed = { subject: 'Le certificat', text: 'Il part maintenant' }
    const step = move({ to: 'CERTIFICATE', message: proposed })
    const now = new Date('2026-11-22T09:00:00.000Z')
    const mail = startDraft(step, { now })
    expect(bodyOf(mail, step, 'APPROVED')).not.toHaveProperty('deliveredAt')
    const given = { delivery: 'hand', deliveredAt: '2026-11-10T14:30' } as const
    const hand = withDelivery(mail, given, { about, proposed })
    expect(bodyOf(hand, step, 'APPROVED')).toMatchObject({
      deliveredAt: '2026-11-10T13:30:00.000Z',
      message: { text: expect.stringContaining('mardi 17 novembre 2026 à 14:30') as string },
    })
    expect(withDelivery(hand, { delivery: 'mail' }, { about, proposed }).message).toEqual(proposed)
    expect(checkDraft({ ...hand, deliveredAt: '' }, step)).toHaveProperty('deliveredAt')
    // Without an address it can only be handed over: now, unless somebody says when.
    const none = startDraft(step, { hasEmail: false, now })
    expect([none.delivery, none.deliveredAt]).toEqual(['hand', '2026-11-22T10:00'])
    // Typed and told as the clocks of the shelter show it.
    const there = startDraft(step, { hasEmail: false, timezone: 'Indian/Reunion', now })
    expect(there.deliveredAt).toBe('2026-11-22T13:00')
    expect(bodyOf(there, step, 'APPROVED').deliveredAt).toBe(now.toISOString())
  })

  it('tells the other families only at the end, and only when ticked', () => {
    const step = move({ to: 'COMPLETED', othersMessage: { subject: 'Nala', text: 'Adoptée' } })
    expect(bodyOf(startDraft(step), step, 'CERTIFICATE').othersMessage).toEqual(step.othersMessage)
    const silent = draftOf(step, { tellsOthers: false })
    expect(bodyOf(silent, step, 'CERTIFICATE').othersMessage).toBeNull()
    expect(bodyOf(startDraft(move()), move(), 'PENDING')).not.toHaveProperty('othersMessage')
  })
})
