import { expect, it } from 'vitest'

import { readmeText } from './readme.model'

const AT = new Date('2026-11-25T12:05:00.000Z')
const file = (nth: number) => ({ path: `fichiers/reponses/${nth}.jpg`, key: `private/${nth}.jpg` })

it('says what an archive contains, and names what is not in it', () => {
  const text = readmeText({
    email: 'lea@exemple.fr',
    at: AT,
    files: [file(1)],
    missing: [file(2)],
    tooMuch: [file(3)],
  })
  expect(text).toContain(
    'le mercredi 25 novembre 2026 à 13:05 (heure de Paris), pour l’adresse lea@',
  )
  expect(text).toMatch(
    /Dans cette copie\u00a0:\n- fichiers\/reponses\/1\.jpg \(private\/1\.jpg\)\n/,
  )
  expect(text).not.toContain('ne contient pas d’autre fichier')
  expect(text).toMatch(/n’existent plus[^\n]*\n- fichiers\/reponses\/2\.jpg/)
  expect(text).toMatch(/500\u00a0Mo[^\n]*\n- fichiers\/reponses\/3\.jpg/)
})

it('says so when there is no file', () => {
  const text = readmeText({ email: 'a@b.fr', at: AT, files: [], missing: [], tooMuch: [] })
  expect(text).toContain('ne contient pas d’autre fichier')
  expect(text).not.toMatch(/n’existent plus|500/)
  // Its title, what was copied, where it is, that there is no more, and what one may do.
  expect(text.split('\n').filter(Boolean)).toHaveLength(5)
})
