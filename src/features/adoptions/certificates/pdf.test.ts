import { describe, expect, it } from 'vitest'

import { CERTIFICATE_SPECIES } from '../model'
import { sniffPaper } from './model'
import { certificateChapters, certificateLaw } from './needs.model'
import { certificatePdf, type CertificateFacts } from './pdf'

const facts: CertificateFacts = {
  shelter: {
    name: 'Refuge des Œillets',
    address: '1 rue des Prés, 35000 Rennes',
    siret: null,
    timezone: 'Europe/Paris',
  },
  animal: { name: 'Réglisse', species: 'DOG', breed: 'Croisé', idNumber: '250260000000001' },
  applicant: { name: 'Zoé Lévêque', contact: 'zoe@exemple.fr' },
  deliveredAt: '2026-11-21T09:30:00.000Z',
  signature: null,
}

describe('the certificate', () => {
  it('has five chapters and its law for each species that needs one, and for no other', () => {
    for (const species of CERTIFICATE_SPECIES) {
      const chapters = certificateChapters(species)
      expect(chapters).toHaveLength(5)
      expect(chapters.every(({ lines }) => lines.length >= 2)).toBe(true)
      expect(chapters.at(-1)?.lines.join()).toContain('€')
      expect(certificateLaw(species)).toMatch(/article/)
    }
    expect(certificateChapters('HAMSTER')).toEqual([])
    expect(certificateLaw('HAMSTER')).toBeNull()
  })

  it.each(CERTIFICATE_SPECIES)(
    'is a tagged French PDF with its own fonts, for %s',
    async (species) => {
      const pdf = await certificatePdf({ ...facts, animal: { ...facts.animal, species } })
      const text = pdf.toString('latin1')
      expect(sniffPaper(pdf)).toBe('pdf')
      expect(text).toContain('/Lang (fr-FR)')
      expect(text).toContain('/Marked true')
      expect(text).toContain('/S /H1')
      expect(text).toMatch(/\/FontFile[23]/)
      expect(text).not.toContain('/BaseFont /Helvetica')
    },
  )

  it('is another file once it is signed', async () => {
    const signed = await certificatePdf({
      ...facts,
      signature: { at: '2026-11-22T09:30:00.000Z', name: 'Zoé Lévêque', means: 'ONLINE' },
    })
    expect(signed.equals(await certificatePdf(facts))).toBe(false)
  })
})

describe('a signed paper', () => {
  it('is known by its bytes alone', () => {
    const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))
    expect(sniffPaper(bytes('%PDF-1.7'))).toBe('pdf')
    expect(sniffPaper(bytes('\u00ff\u00d8\u00ff\u00e0'))).toBe('image')
    expect(sniffPaper(bytes('\u0089PNG\r\n\u001a\n'))).toBe('image')
    expect(sniffPaper(bytes('RIFF0000WEBPVP8 '))).toBe('image')
    expect(sniffPaper(bytes('RIFF0000WAVEfmt '))).toBeNull()
    expect(sniffPaper(bytes('<svg xmlns="http://www.w3.org/2000/svg">'))).toBeNull()
    expect(sniffPaper(bytes('MZ'))).toBeNull()
    expect(sniffPaper(new Uint8Array())).toBeNull()
  })
})
