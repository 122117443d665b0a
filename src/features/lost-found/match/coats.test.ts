import { describe, expect, it } from 'vitest'

import { coatsOfText } from './coats.model'

describe('the colours that a text names', () => {
  it.each([
    ['BLACK', ['noir', 'noire', 'noirs', 'noires', 'black']],
    ['WHITE', ['blanc', 'blanche', 'blancs', 'blanches']],
    ['GREY', ['gris', 'grise', 'grises', 'bleu russe', 'bleue russe']],
    ['BROWN', ['marron', 'brun', 'brune', 'bruns', 'brunes', 'chocolat']],
    ['GINGER', ['roux', 'rousse', 'rousses', 'orange', 'oranges', 'fauve', 'fauves']],
    ['CREAM', ['crème', 'crèmes', 'beige', 'beiges', 'sable', 'blond', 'blonde', 'blonds']],
    ['TABBY', ['tigré', 'tigrée', 'tigrés', 'tigrées', 'tabby', 'bringé', 'bringée', 'bringés']],
    ['TRICOLOUR', ['tricolore', 'tricolores', 'écaille de tortue', 'isabelle']],
    ['GREEN', ['vert', 'verte', 'verts', 'vertes']],
    ['YELLOW', ['jaune', 'jaunes']],
    ['BLUE', ['bleu', 'bleue', 'bleus', 'bleues']],
  ])('%s is told by each of its words, agreed or not', (coat, words) => {
    for (const word of words) {
      expect(coatsOfText(word)).toEqual([coat, null])
      expect(coatsOfText(`Poil ${word.toUpperCase()}, court`)).toEqual([coat, null])
      expect(coatsOfText(`x${word}`)).toEqual([null, null])
    }
  })
  it.each([
    ['Noir et blanc', ['BLACK', 'WHITE']],
    ['Blanche, taches noires', ['WHITE', 'BLACK']],
    ['Tigré gris, ventre blanc', ['TABBY', 'GREY']],
    ['Perruche verte, joues jaunes, queue bleue', ['GREEN', 'YELLOW']],
    ['Bleu russe', ['GREY', null]],
    ['De la taille d’un lapin', [null, null]],
    ['', [null, null]],
    [null, [null, null]],
  ])('« %s »: the first two, in the order of the text', (text, coats) => {
    expect(coatsOfText(text)).toEqual(coats)
  })
})
