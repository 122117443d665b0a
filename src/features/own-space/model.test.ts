import { describe, expect, it } from 'vitest'

import { waitingFor, type Facts } from './model'

const NOW = new Date('2026-11-25T09:00:00Z')
const NONE: Facts = {
  isVerified: true,
  requests: [],
  tickets: [],
  unfinished: [],
  sponsorships: [],
}
const request = (more: Partial<Facts['requests'][number]>): Facts['requests'][number] => ({
  href: '/suivi/adoption/a',
  status: 'PENDING',
  meetingAt: null,
  isUnsigned: false,
  animal: { name: 'Nala' },
  shelter: 'Les Amis',
  timezone: 'Europe/Paris',
  ...more,
})
const labels = (facts: Partial<Facts>) =>
  waitingFor({ ...NONE, ...facts }, NOW).map(({ label }) => label)

describe('what waits for a person', () => {
  it('is nothing when nothing is asked of them', () => {
    expect(labels({ requests: [request({}), request({ status: 'COMPLETED' })] })).toEqual([])
  })
  it('begins with an address to confirm and a gift to finish', () => {
    const unfinished = [{ href: '/don/a', createdAt: '2026-11-25T08:00:00Z' }]
    expect(labels({ isVerified: false, unfinished })).toEqual([
      'Confirmer votre adresse',
      'Un don n’est pas terminé',
    ])
  })
  it('is a meeting to choose, or to come; not one that is over', () => {
    const meeting = (meetingAt: string | null) => request({ status: 'MEETING', meetingAt })
    expect(labels({ requests: [meeting(null)] })).toEqual([
      'Choisir un moment pour rencontrer Nala',
    ])
    expect(labels({ requests: [meeting('2026-11-28T14:00:00Z')] })).toEqual([
      'Rencontre avec Nala, samedi 28 novembre 2026 à 15:00',
    ])
    const there = { ...meeting('2026-11-28T14:00:00Z'), timezone: 'Indian/Reunion' }
    expect(labels({ requests: [there] })).toEqual([
      'Rencontre avec Nala, samedi 28 novembre 2026 à 18:00',
    ])
    expect(labels({ requests: [meeting('2026-11-20T14:00:00Z')] })).toEqual([])
    expect(labels({ requests: [meeting(NOW.toISOString())] })).toEqual([])
  })
  it('is a certificate until it is signed', () => {
    const certificate = (isUnsigned: boolean) => request({ status: 'CERTIFICATE', isUnsigned })
    expect(labels({ requests: [certificate(true)] })).toEqual([
      'Signer le certificat d’engagement pour Nala',
    ])
    expect(labels({ requests: [certificate(false)] })).toEqual([])
    expect(labels({ requests: [request({ status: 'PENDING', isUnsigned: true })] })).toEqual([])
  })
  it('is an answer that a shelter waits for, and a sponsorship that needs something', () => {
    const ticket = (status: 'WAITING' | 'OPEN') => ({
      path: '/suivi/ticket/a',
      title: status === 'WAITING' ? 'Une visite' : 'Autre chose',
      status,
      shelter: { name: 'Les Amis' },
    })
    expect(
      labels({
        tickets: [ticket('WAITING'), ticket('OPEN')],
        sponsorships: [
          { status: 'ACTIVE', count: 2 },
          { status: 'AWAITING_CHOICE', count: 0 },
          { status: 'PAST_DUE', count: 1 },
        ],
      }),
    ).toEqual(['Répondre\u00a0: Une visite', 'Mettre à jour la carte de votre parrainage'])
  })
})
