import { describe, expect, it } from 'vitest'

import {
  addressIn,
  answerableSender,
  fitted,
  isAutomatic,
  mailKeyIn,
  MASKED,
  ownWords,
  withoutAddress,
  withoutLinks,
} from './model'

describe('what somebody wrote', () => {
  it.each([
    ['Oui, c’est lui.', 'Oui, c’est lui.'],
    [
      'Oui !\n\nLe mer. 25 nov. 2026 à 17:36, Patte Blanche <bonjour@x.fr> a écrit :\n> Bonjour\n> bob@x.fr',
      'Oui !',
    ],
    [
      'Oui !\r\n\r\nLe mer. 25 nov. 2026 à 17:36, Patte Blanche\r\n<bonjour@x.fr> a écrit :\r\n\r\nBonjour bob@x.fr',
      'Oui !',
    ],
    ['Yes\n\nOn Wed, Nov 25, 2026 at 5:36 PM Patte <b@x.fr> wrote:\n> Hi', 'Yes'],
    ['On Wed, Nov 25, 2026 at 5:36 PM Patte <b@x.fr> wrote:\n> Hi\n\nAu-dessous', 'Au-dessous'],
    ['> Un collier ?\nRouge.\n> Une médaille ?\nRonde.', 'Rouge.\nRonde.'],
    ['Oui\n-- \nBob Delacroix\n06 12 34 56 78', 'Oui'],
    ['Oui\n\nEnvoyé de mon iPhone', 'Oui'],
    ['Oui\n\n-----Message d’origine-----\nDe : Patte <b@x.fr>', 'Oui'],
    ['Oui\n________________________________\nFrom: Bob <bob@x.fr>', 'Oui'],
    ['Oui\n\nDe : Bob <bob@x.fr>\nEnvoyé : lundi\nÀ : r-1@x.fr', 'Oui'],
    [
      'Le chat est là.\nOn a écrit une affiche :\nmerci',
      'Le chat est là.\nOn a écrit une affiche :\nmerci',
    ],
    ['De : rien à signaler', 'De : rien à signaler'],
    ['Oui\u200b\u0007', 'Oui'],
    ['Oui\r> cité\rC’est lui', 'Oui\nC’est lui'],
    ['Oui\n  Envoyé de mon iPhone', 'Oui'],
    // What is quoted may come after blank lines, and an answer right after it.
    ['On Wed, Nov 25, 2026 Patte <b@x.fr> wrote:\n \n\n> Hi\nIci\nEt là', 'Ici\nEt là'],
    ['Ici\nOn Wed, Nov 25, 2026 Patte wrote:\n> Hi\nEt là', 'Ici\nEt là'],
    [
      '  Le mer. 25 nov. 2026 à 17:36,\nPatte Blanche\n<bonjour@x.fr> a écrit :\n> Bonjour\nRouge',
      'Rouge',
    ],
    ['> tout est cité', ''],
  ])('%j', (mail, words) => {
    expect(ownWords(mail)).toBe(words)
  })

  it('does not hold their address, and fits', () => {
    expect(withoutAddress('Écrivez à Bob@X.fr ou bob@x.fr.', 'bob@x.fr')).toBe(
      `Écrivez à ${MASKED} ou ${MASKED}.`,
    )
    expect(fitted('a'.repeat(3000), 2000)).toHaveLength(2000)
    expect(fitted('court', 2000)).toBe('court')
    expect(fitted('a'.repeat(2000), 2000)).toBe('a'.repeat(2000))
  })
})

describe('a program is told from a person', () => {
  const person = { from: 'Bob <bob@x.fr>', subject: 'Re: Chat', headers: {} }
  it('a person', () => {
    expect(isAutomatic(person)).toBe(false)
    expect(isAutomatic({ ...person, envelopeFrom: 'bob@x.fr' })).toBe(false)
    expect(
      isAutomatic({ ...person, headers: { 'Auto-Submitted': ' no', Precedence: 'normal' } }),
    ).toBe(false)
    for (const returnPath of ['<bob@x.fr>', 'Bob <>', '<> bob'])
      expect(isAutomatic({ ...person, headers: { 'Return-Path': returnPath } })).toBe(false)
  })
  it.each<{
    headers?: Record<string, string>
    envelopeFrom?: string
    from?: string
    subject?: string
  }>([
    { headers: { 'Auto-Submitted': 'auto-replied' } },
    { headers: { 'AUTO-SUBMITTED': 'auto-generated; x' } },
    { headers: { 'Auto-Submitted': 'auto-replied; reason=no' } },
    { headers: { Precedence: ' bulk ' } },
    { headers: { Precedence: 'auto_reply' } },
    { headers: { 'X-Autoreply': 'yes' } },
    { headers: { 'X-Failed-Recipients': 'lea@x.fr' } },
    { headers: { 'Return-Path': '<>' } },
    { headers: { 'Return-Path': '< >' } },
    { headers: { 'Content-Type': 'multipart/report; report-type=delivery-status' } },
    { envelopeFrom: '' },
    { envelopeFrom: ' ' },
    { from: '' },
    { from: 'Mail Delivery System <MAILER-DAEMON@mx.x.fr>' },
    { from: 'no-reply@x.fr' },
    { subject: 'Réponse automatique : Chat' },
    { subject: 'Undeliverable: Chat' },
  ])('%j', (more) => {
    expect(isAutomatic({ ...person, ...more })).toBe(true)
  })
})

it('whoever is no side is answered where there is an address, and never one of ours', () => {
  expect(answerableSender('Bob <Bob@Alias.fr>', 'relais.fr')).toBe('bob@alias.fr')
  for (const odd of [
    '',
    'bob',
    'bob@x',
    'a@b.fr, c@d.fr',
    'a b@x.fr',
    'a@b@c.fr',
    'r-1@relais.fr',
  ]) {
    expect(answerableSender(odd, 'relais.fr')).toBeNull()
  }
})

it('the side is known by the address that the mail went to', () => {
  const key = 'ab12cd34ef56ab12cd34ef56'
  expect(mailKeyIn(['autre@x.fr', `Patte <R-${key.toUpperCase()}@relais.fr>`], 'relais.fr')).toBe(
    key,
  )
  expect(mailKeyIn([`r-${key}@autre.fr`], 'relais.fr')).toBeNull()
  expect(mailKeyIn([`r-${key}@relais.fr@autre.fr`, 'r-@relais.fr', ''], 'relais.fr')).toBeNull()
  for (const local of [`xr-${key}`, `r-${key}z`, 'r-ab12cd3'])
    expect(mailKeyIn([`${local}@relais.fr`], 'relais.fr')).toBeNull()
})

it('an address is the last one that stands between signs, or the whole text', () => {
  expect(addressIn('"a@b.fr" <Bob@X.fr> ')).toBe('bob@x.fr')
  expect(addressIn(' Bob@X.fr ')).toBe('bob@x.fr')
  expect(addressIn('< bob@x.fr >')).toBe('bob@x.fr')
  expect(addressIn('<a@b.fr>, c@d.fr')).toBe('<a@b.fr>, c@d.fr')
})

it('personal links of ours are not passed on', () => {
  const site = 'https://patte.exemple'
  const text = `Voici\u00a0: ${site}/messages/abc.def, et <${site}/avis/x.y> ou ${site}/animaux-perdus`
  expect(withoutLinks(text, site)).toBe(
    `Voici\u00a0: (lien retiré) et <(lien retiré)> ou ${site}/animaux-perdus`,
  )
})
