import { expect, it } from 'vitest'

import { dataOf, pictureIn } from './outcome'
import { Refusal } from './uploads'

const failure = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

it('gives the sentence of the server as the detail of a failure that another try may mend', () => {
  const error = failure(() => dataOf({ status: 503, body: { error: 'Le stockage ne répond pas' } }))
  expect(error).toEqual(new Error('Erreur lors de l’upload\u00a0: Le stockage ne répond pas'))
  expect(error).not.toBeInstanceOf(Refusal)
  const silent = failure(() => dataOf({ status: 502, body: null }))
  expect(silent).toEqual(new Error('Erreur lors de l’upload'))
})

it('says that the library could not keep a file that arrived', () => {
  const error = failure(() => dataOf({ status: 500, body: { error: 'Une erreur est survenue.' } }))
  expect(error).toEqual(new Error('Erreur lors de l’enregistrement en base'))
  expect(error).not.toBeInstanceOf(Refusal)
})

it('refuses a wrong file with the sentence of the server alone', () => {
  const error = failure(() =>
    dataOf({ status: 400, body: { error: 'Le fichier doit être une image' } }),
  )
  expect(error).toBeInstanceOf(Refusal)
  expect(error).toMatchObject({ message: 'Le fichier doit être une image' })
})

it('does not take a picture that has no public address', () => {
  const url = '/api/cms/media/file/a.jpg'
  expect(pictureIn({ status: 201, body: { data: { id: 'a', url } } })).toEqual({ id: 'a', url })
  const error = failure(() => pictureIn({ status: 201, body: { data: { id: 'a', url: '' } } }))
  expect(error).toEqual(new Error('Impossible de générer l’URL publique'))
})
