import { expect, it } from 'vitest'

import { PRIVACY } from './privacy.model'

it.each([
  ['Une demande d’adoption', /Deux ans après un refus ou un retrait/],
  ['Un certificat d’engagement', /effacés avec elle, après deux ans/],
  ['Une réponse à un formulaire', /effacés après deux ans/],
  ['Un animal accueilli chez vous', /effacés trois ans après la fin de l’accueil/],
  ['Une demande suivie par un refuge', /effacés deux ans après la fin/],
])('says of what people send, and for how long it is kept: %s', (what, kept) => {
  const line = PRIVACY.body.split('\n').find((each) => each.includes(`<strong>${what}\u00a0:`))
  expect(line).toMatch(kept)
})
