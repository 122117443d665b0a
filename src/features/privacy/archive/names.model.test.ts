import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { archivePaths, safeName } from './names.model'

describe('a name in an archive', () => {
  it.each([
    ['photo de Nala.jpg', 'photo de Nala.jpg'],
    ['../../etc/passwd', '-..-etc-passwd'],
    ['C:\\Windows\\système.dll', 'C-Windows-système.dll'],
    ['.bashrc', 'bashrc'],
    ['facture.pdf.  ', 'facture.pdf'],
    ['a\u0000b\u202Egpj.exe', 'a-b-gpj.exe'],
    ['con.txt', '_con.txt'],
    ['LPT1', '_LPT1'],
    ['///', 'fichier'],
    ['…', '…'],
    ['', 'fichier'],
    [`${'a'.repeat(79)}. b, et la suite`, 'a'.repeat(79)],
    [`${'é'.repeat(200)}.pdf`, `${'é'.repeat(76)}.pdf`],
  ])('of %j is %j', (given, safe) => {
    expect(safeName(given)).toBe(safe)
  })
  it('never leads anywhere else, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const safe = safeName(given)
        expect(safe).not.toMatch(/[/\\:*?"<>|\p{Cc}]|^\.|\.$/u)
        expect(safe.trim()).not.toBe('')
        expect(safe.length).toBeLessThan(200)
      }),
    )
  })
})

describe('the places of files in an archive', () => {
  it('are a folder for each kind, and numbered when two have one name', () => {
    expect(
      archivePaths([
        { key: 'private/forms/1.jpg', kind: 'answer', name: 'photo.jpg' },
        { key: 'private/forms/2.jpg', kind: 'answer', name: 'Photo.JPG' },
        { key: 'private/forms/3.jpg', kind: 'answer', name: 'photo (2).jpg' },
        { key: 'private/certificates/a/b.pdf', kind: 'certificate', name: null },
        { key: 'private/receipts/a/b.pdf', kind: 'receipt', name: null },
        { key: 'private/x/b', kind: 'ticket', name: null },
      ]),
    ).toEqual([
      'fichiers/reponses/photo.jpg',
      'fichiers/reponses/Photo (2).JPG',
      'fichiers/reponses/photo (2) (2).jpg',
      'fichiers/certificats/b.pdf',
      'fichiers/recus-fiscaux/b.pdf',
      'fichiers/autres/b',
    ])
  })
  it.each([
    ['photo', 'photo (2)'],
    ['a.123456789', 'a (2).123456789'],
    ['a.1234567890', 'a.1234567890 (2)'],
  ])('are numbered before the ending, which has ten signs at most: %s', (name, second) => {
    const twice = [1, 2].map((nth) => ({ key: `private/${nth}`, kind: 'answer' as const, name }))
    expect(archivePaths(twice)[1]).toBe(`fichiers/reponses/${second}`)
  })
  it('are all different, whatever the names', () => {
    const names = fc.array(fc.constantFrom('a.jpg', 'A.JPG', 'a (2).jpg', '', '..', 'a'))
    fc.assert(
      fc.property(names, (given) => {
        const files = given.map((name, nth) => ({ key: `private/${nth}`, kind: 'answer', name }))
        const paths = archivePaths(files as Parameters<typeof archivePaths>[0])
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(given.length)
      }),
    )
  })
})
