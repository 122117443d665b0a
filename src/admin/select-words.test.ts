import { expect, it } from 'vitest'

import { choiceSentence } from './select-words'

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it.each([
  [
    'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.',
    'Flèches haut et bas pour parcourir les choix, Entrée pour choisir, Échap pour fermer la liste.',
  ],
  [
    'Select is focused ,type to refine list, press Down to open the menu, ',
    'Tapez pour chercher, flèche bas pour ouvrir la liste.',
  ],
  ['Espèce is focused , press Down to open the menu, ', 'Flèche bas pour ouvrir la liste.'],
  [
    'Use left and right to toggle between focused values, press Backspace to remove the currently focused value',
    'Flèches gauche et droite pour passer d’une valeur à l’autre, Retour arrière pour la retirer.',
  ],
  ['option Chat, selected.', 'Choisi : « Chat ».'],
  ['options Chat,Chien, selected.', 'Choisi : « Chat,Chien ».'],
  ['option [object Object], selected.', 'Choisi : une valeur.'],
  ['option Chat, deselected.', 'Retiré : « Chat ».'],
  ['option , deselected.', 'Retiré : ce choix.'],
  ['option Chat is disabled. Select another option.', 'Le choix « Chat » n’est pas possible.'],
  ['All selected options have been cleared.', 'Tous les choix sont retirés.'],
  ['value Chat focused, 1 of 2.', 'Valeur « Chat », 1 sur 2.'],
  ['option Chat focused, 2 of 21.', 'Choix « Chat », 2 sur 21.'],
  ['option Chat selected, 2 of 21.', 'Choix « Chat », déjà choisi, 2 sur 21.'],
  ['21 results available.', '21 résultats.'],
  ['1 result available for search term cha.', '1 résultat pour « cha ».'],
  ['0 results available.', 'Aucun résultat.'],
])('« %s » is « %s »', (english, french) => {
  expect(spaced(choiceSentence(english))).toBe(french)
})

it('leaves every other sentence', () => {
  expect(choiceSentence('Choisi\u00a0: «\u00a0Chat\u00a0».')).toBeNull()
  expect(choiceSentence('Aucun résultat.')).toBeNull()
  expect(choiceSentence('')).toBeNull()
})
