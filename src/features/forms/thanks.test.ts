import { expect, it } from 'vitest'

import { FORM_TICKET_TYPES } from './model'
import { sentWords, thanksWords } from './thanks.model'

it.each([
  [
    '',
    'Merci, c’est bien arrivé',
    'L’équipe du Refuge alpha vous lit et vous répond dès que possible.',
  ],
  ['À bientôt.', 'Merci, c’est bien arrivé', 'À bientôt.'],
  [
    'Merci\u00a0! Votre demande est arrivée au refuge. Un bénévole la lit.',
    'Merci\u00a0! Votre demande est arrivée au refuge',
    'Un bénévole la lit.',
  ],
  [
    'Merci d’ouvrir votre maison\u00a0! Nous appelons.',
    'Merci d’ouvrir votre maison\u00a0!',
    'Nous appelons.',
  ],
  ['Merci\u00a0!', 'Merci\u00a0!', ''],
  ['  Merci à vous tous.  \n  Nous appelons.  ', 'Merci à vous tous', 'Nous appelons.'],
  ['Merci beaucoup\u00a0! À bientôt.', 'Merci beaucoup\u00a0! À bientôt', ''],
  ['Merci   beaucoup. À bientôt. Jeanne.', 'Merci   beaucoup. À bientôt', 'Jeanne.'],
  ['Merci de nous écrire... Nous lisons.', 'Merci de nous écrire...', 'Nous lisons.'],
  ['Un grand merci. Nous lisons.', 'Merci, c’est bien arrivé', 'Un grand merci. Nous lisons.'],
  ['Merci', 'Merci, c’est bien arrivé', 'Merci'],
  ['Mercredi, nous lisons tout.', 'Merci, c’est bien arrivé', 'Mercredi, nous lisons tout.'],
])('thanks once, then says what happens next: %j', (confirmation, title, then) => {
  expect(thanksWords(confirmation, 'Refuge alpha')).toEqual({ title, then })
})

it('a message to a shelter is called a message, every other form has an answer', () => {
  expect(sentWords('CONTACT').arrived).toBe('Votre message est arrivé')
  for (const type of [null, ...FORM_TICKET_TYPES.filter((other) => other !== 'CONTACT')]) {
    expect(sentWords(type).arrived).toBe('Votre réponse est arrivée')
  }
})
