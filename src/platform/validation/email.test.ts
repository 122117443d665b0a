import { expect, it } from 'vitest'

import { emailAddress, emailAddressOrNone } from './email'
import { isEmailAddress } from '../email/model'

const said = (text: string, sentence?: string) =>
  emailAddress(sentence)
    .safeParse(text)
    .error?.issues.map(({ message }) => message) ?? []

it('takes what a letter can be sent to, and says one sentence of anything else', () => {
  expect(said('lea.petit+chat@exemple.fr')).toEqual([])
  for (const wrong of [
    'x',
    '',
    `${'a'.repeat(65)}@exemple.fr`,
    `lea@${'a'.repeat(64)}.fr`,
    'lea@exemple-.fr',
    `lea@${'exemple.'.repeat(40)}fr`,
  ]) {
    expect([wrong, isEmailAddress(wrong)]).toEqual([wrong, false])
    expect([wrong, said(wrong)]).toEqual([wrong, ['Email invalide']])
  }
  const orNone = (text: string) =>
    emailAddressOrNone()
      .safeParse(text)
      .error?.issues.map(({ message }) => message) ?? []
  expect([orNone(''), orNone('lea@exemple.fr'), orNone('x')]).toEqual([[], [], ['Email invalide']])
  expect(said('x', 'E-mail invalide')).toEqual(['E-mail invalide'])
})
