import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { CARD_GIFT, type ReceiptSnapshot } from './model'
import { receiptPdf } from './pdf'

const address = {
  line: '3 rue des Œillets',
  postalCode: '35000',
  city: 'Rennes',
  country: 'France',
}
const facts: ReceiptSnapshot = {
  paymentId: '01a200b7-6e3d-77d5-bf2d-49c14ab65ddb',
  paidAt: '2026-11-03T12:00:00.000Z',
  amountCents: 5000,
  donor: { firstName: 'Jeanne', lastName: 'Le Goff', email: 'jeanne@exemple.fr', address },
  ...CARD_GIFT,
  issuer: {
    name: 'Refuge des Quatre-Vents',
    address,
    siren: '732829320',
    rna: null,
    legalPurpose: 'Protection animale',
    signer: 'Anne Morel, présidente',
  },
  label: '2026-000124',
  issuedAt: '2026-11-03T12:01:00.000Z',
  replaces: null,
}

describe('the file of a receipt', () => {
  it('is a tagged French page with its own fonts and a title', async () => {
    const pdf = (await receiptPdf(facts)).toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf).toContain('/Lang (fr-FR)')
    expect(pdf).toContain('/Marked true')
    expect(pdf).toContain('/DisplayDocTitle true')
    for (const tag of ['H1', 'H2', 'P', 'LI']) expect(pdf).toContain(`/S /${tag}\n`)
    expect(pdf).toMatch(/\/FontFile[23]/)
    expect(pdf).not.toContain('/BaseFont /Helvetica')
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1)
    // Names and values are told apart, and which box is ticked is said.
    for (const tag of ['Lbl', 'LBody']) expect(pdf).toContain(`/S /${tag}\n`)
    expect(pdf.match(/\/Alt \(/g)).toHaveLength(3)
  })

  it('bears the logo of the shelter, which screen readers pass over', async () => {
    const logo = await sharp({
      create: { width: 200, height: 80, channels: 3, background: '#1e6b57' },
    })
      .png()
      .toBuffer()
    const pdf = await receiptPdf(facts, logo)
    const words = pdf.toString('latin1')
    expect(words.match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(words.match(/\/Type \/Page\n/g)).toHaveLength(1)
    expect(words).not.toContain('/S /Figure')
    expect(pdf.equals(await receiptPdf(facts, logo))).toBe(true)
  })

  it('stays one page with a long name, a long purpose and a receipt that it replaces', async () => {
    const legalPurpose = 'Protéger et soigner les animaux sans maître du département. '.repeat(4)
    const issuer = { ...facts.issuer, legalPurpose, name: 'Association pour la défense '.repeat(2) }
    const pdf = (await receiptPdf({ ...facts, issuer, replaces: '2026-000001' })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(1)
  })

  it('carries the letters of a name from elsewhere in Europe', async () => {
    const fontsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/FontFile[23]/g)?.length ?? 0
    const donor = { ...facts.donor, firstName: 'Łukasz', lastName: 'Dvořák Şahin' }
    expect(fontsOf(await receiptPdf({ ...facts, donor }))).toBe(
      fontsOf(await receiptPdf(facts)) + 1,
    )
  })

  it('is the same for the same facts, and another one for another sum', async () => {
    const pdf = await receiptPdf(facts)
    expect(pdf.equals(await receiptPdf(facts))).toBe(true)
    expect(pdf.equals(await receiptPdf({ ...facts, amountCents: 5001 }))).toBe(false)
  })
})
