import { slugify } from '@/platform/slug.model'

/** Sentence of the contract, for a limiter. */
export const TOO_MANY_JOINS = 'Trop de demandes d’adhésion détectées'

/** What people type between the digits of a number. */
const GAPS = /[\s.\u00a0\u202f-]/g

/** A SIRET as it is stored: the spaces that people type are gone. */
export function normaliseSiret(typed: string): string {
  return typed.replace(GAPS, '')
}

/**
 * Is this a SIRET: 14 digits whose Luhn sum (every second digit from the right
 * counts twice, the digits of a product added up) is a multiple of ten.
 * Source: INSEE, the SIRENE register.
 */
export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false
  const sum = [...siret].reverse().reduce((total, char, at) => {
    const value = Number(char) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Said of a number that is no SIRET: typing errors are what it is mostly about. */
export const WRONG_SIRET = 'Ce SIRET n’existe pas : il compte 14 chiffres, vérifiez-les'
export const WRONG_RNA = 'Le RNA s’écrit W suivi de 9 chiffres'

/** A number of the national register of associations, as it is stored. */
export function normaliseRna(typed: string): string {
  return typed.replace(GAPS, '').toUpperCase()
}

/**
 * Is this the number of an association: W and nine characters, the first of
 * which names the department (digits, or 2A and 2B in Corsica).
 */
export function isRna(rna: string): boolean {
  return /^W(?:\d{2}|2[AB])\d{7}$|^W9[A-Z]\d{7}$/.test(rna)
}

/** Could somebody call this number? 8 to 15 digits, written the way people write them. */
export function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length
  return /^\+?[\d\s.()\u00a0\u202f-]+$/.test(phone.trim()) && digits >= 8 && digits <= 15
}

/** Longest text of « why », in characters. */
export const REASON_MAX = 1500
/** Shortest one: a word says nothing. */
export const REASON_MIN = 20

/** Milliseconds that nobody needs less than to fill the form. */
export const FASTEST_MS = 3000

/** The first part of the address of a shelter's site, from its name. */
export function slugOf(name: string, max: number): string {
  const words = slugify(name, max)
  // /shelter/admin is the way in of every team.
  return words === '' || words === 'admin' ? 'refuge' : words
}

/** The page with the form. Source: docs/decisions/shelters.md. */
export const JOIN_PATH = '/refuges/rejoindre-plateforme'

/** Where it is sent. */
export const JOIN_API = '/api/shelters/join'

/** The fields of the form, in its order: the list of errors follows it. */
export const JOIN_LABELS = {
  name: 'Nom du refuge',
  shelterType: 'Type de structure',
  siret: 'SIRET',
  rna: 'RNA',
  address: 'Adresse',
  postalCode: 'Code postal',
  city: 'Ville',
  atHome: 'Accueil du public',
  contactName: 'Votre nom',
  email: 'E-mail',
  phone: 'Téléphone',
  reason: 'Votre projet',
  consent: 'Votre accord',
  website: 'Champ à laisser vide',
} as const
export type JoinField = keyof typeof JOIN_LABELS

/** What was typed into the form, as text. */
export type JoinDraft = Partial<Record<JoinField, string>>

/** What whoever asks to join agrees to; kept with the request, word for word. */
export const JOIN_CONSENT_TEXT =
  'J’accepte que ces informations servent à étudier ma demande et à me répondre. Si elle est acceptée, le nom, l’adresse, l’e-mail et le téléphone écrits ici sont ceux du site du refuge, qui peut les changer. Mon nom et mon projet ne sont ni publiés, ni transmis à d’autres.'
