import { keysOf, STATUS_LABELS, statusWord } from '@/features/animals/model'
import { notAnAnswer, plainWords, readAnswer } from '@/platform/csv-import/columns.model'
import { centsOfEuros } from '@/platform/money/model'
import { addDays, parisDay } from '@/platform/time/model'

import { birthDayOf, type Age } from '../age.model'
import { SHEET_FIELDS, type SheetField, type SheetName } from '../sheet/fields.model'
import type { ImportField } from './fields.model'

/** What a cell means; `problem` when nobody can tell. */
export type Reading = { value: unknown } | { problem: string }

/** Words that people write, and no label says; as `plainWords` writes them. */
const SPOKEN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  species: {
    DOG: ['chienne', 'chiot', 'chiots', 'canin', 'canide', 'dog'],
    CAT: ['chatte', 'chaton', 'chatonne', 'felin', 'cat'],
    RABBIT: ['lapine', 'lapereau', 'lapin nain', 'rabbit'],
    GUINEA_PIG: ['cobaye', 'cochon dinde'],
    BIRD: ['perruche', 'canari', 'perroquet'],
    HORSE: ['jument', 'poney', 'poulain'],
    DONKEY: ['anesse'],
    OTHER: ['autres', 'nac'],
  },
  sex: {
    MALE: ['m', 'male castre'],
    FEMALE: ['f', 'femelle sterilisee'],
    UNKNOWN: ['inconnu', 'i', 'indetermine'],
  },
  idType: { CHIP: ['puce', 'transpondeur', 'electronique'], TATTOO: ['tatoue'] },
  status: { AT_SHELTER: ['present', 'presente', 'a l adoption', 'disponible'], DECEASED: ['mort'] },
}

function valuesByWord(name: string, options: Readonly<Record<string, string>>) {
  const words = keysOf(options).flatMap((value) => [
    [plainWords(value), value],
    [plainWords(options[value] ?? ''), value],
    ...(SPOKEN[name]?.[value] ?? []).map((word) => [plainWords(word), value]),
    ...(name === 'status'
      ? [[plainWords(statusWord(value as keyof typeof STATUS_LABELS, 'FEMALE')), value]]
      : []),
  ])
  return new Map(words as Array<[string, string]>)
}

/** The tables of words, each made once. */
const tables = new Map<string, Map<string, string>>()

function choice(name: string, options: Readonly<Record<string, string>>, text: string): Reading {
  const table = tables.get(name) ?? valuesByWord(name, options)
  tables.set(name, table)
  const value = table.get(plainWords(text))
  const known = Object.values(options).join(', ')
  return value ? { value } : { problem: `«\u00a0${text}\u00a0» n’est pas l’un de\u00a0: ${known}` }
}

function answer(text: string): Reading {
  const value = readAnswer(text)
  return value === null ? { problem: notAnAnswer(text) } : { value }
}

function number(text: string): Reading {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(/(?:kg|cm|€)$/i, '')
  return /^-?\d+(?:[.,]\d+)?$/.test(plain)
    ? { value: Number(plain.replace(',', '.')) }
    : { problem: `«\u00a0${text}\u00a0» n’est pas un nombre` }
}

/** Years of two figures that are still to come belong to the last century. */
function yearOf(text: string, today: string): string {
  if (text.length === 4) return text
  const year = `20${text}`
  return year > today.slice(0, 4) ? `19${text}` : year
}

/** « 24/11/2026 », « 24-11-26 », « 2026-11-24 », with an hour or without: the day of all of them. */
function day(text: string, today: string): Reading {
  const problem = `«\u00a0${text}\u00a0» n’est pas une date comme 24/11/2026`
  const [plain = ''] = text.trim().split(/[T\s]/)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(plain)
  const [, year, month, date] = iso ?? [null, french?.[3], french?.[2], french?.[1]]
  if (!year || !month || !date) return { problem }
  const value = `${yearOf(year, today)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const isReal = !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value
  return isReal ? { value } : { problem }
}

const AGE =
  /^(?:env(?:iron)? |a peu pres |~ ?)?(\d{1,3})(?: (\d)(?= ?a|$))? ?(a|an|ans|m|mois|s|sem|semaine|semaines)?$/

/** « 3 ans », « environ 18 mois », « 2,5 ans »; null for any other words. */
export function ageOf(text: string): Age | null {
  const [, count, part, unit = 'a'] = AGE.exec(plainWords(text)) ?? []
  if (count === undefined) return null
  if (unit.startsWith('s')) return { count: Number(count), unit: 'WEEKS' }
  if (unit.startsWith('m')) return { count: Number(count), unit: 'MONTHS' }
  if (part) return { count: Number(count) * 12 + Math.round(Number(part) * 1.2), unit: 'MONTHS' }
  return { count: Number(count), unit: 'YEARS' }
}

function age(text: string, now: Date): Reading {
  const told = ageOf(text)
  return told && told.count > 0 && told.count <= 150
    ? { value: birthDayOf(told, now) }
    : { problem: `«\u00a0${text}\u00a0» n’est pas un âge comme «\u00a03 ans\u00a0»` }
}

/** A number that a spreadsheet has rounded off is lost; spaces inside of one are nothing. */
function identification(text: string): Reading {
  if (/^\d+([.,]\d+)?E\+?\d+$/i.test(text.trim())) {
    const problem = `Le tableur a abîmé ce numéro (${text})\u00a0: mettez sa colonne au format «\u00a0Texte\u00a0» et écrivez-le à nouveau`
    return { problem }
  }
  const joined = text.replace(/[\s.\u00a0-]/g, '')
  return { value: /^\d+$/.test(joined) ? joined : text.trim() }
}

function sheetCell(name: SheetName, text: string, today: string): Reading {
  if (name === 'idNumber' || name === 'motherIdNumber') return identification(text)
  const field: SheetField = SHEET_FIELDS[name]
  switch (field.kind) {
    case 'number':
      return number(text)
    case 'euros': {
      const cents = centsOfEuros(text)
      return cents === null
        ? { problem: `«\u00a0${text}\u00a0» n’est pas une somme en euros` }
        : { value: cents }
    }
    case 'day':
      return day(text, today)
    case 'flag':
    case 'answer':
      return answer(text)
    case 'choice':
      return choice(name, field.options, text)
    case 'photos':
      // The count that our own export gives is no address.
      return { value: /^\d+$/.test(text) ? [] : text.split(/[\s,|]+/).filter(Boolean) }
    default:
      return { value: text }
  }
}

/**
 * What a cell means of an animal. Days as `2026-11-24`, sums in cents, pictures as addresses; an
 * age is the day of birth that it means.
 * @param text not empty
 */
export function readCell(field: ImportField, text: string, now: Date): Reading {
  const today = parisDay(now)
  switch (field) {
    case 'age':
      return age(text, now)
    case 'status':
      return choice('status', STATUS_LABELS, text)
    case 'adoptedAt':
      return day(text, today)
    case 'isVisible':
    case 'isSos':
    case 'isReserved':
      return answer(text)
    case 'id':
      return { value: text.trim() }
    default:
      return sheetCell(field, text, today)
  }
}

/** Chip or tattoo, by the look of a number: fifteen figures, or a few letters and figures. */
export function idTypeOf(number: string): 'CHIP' | 'TATTOO' | null {
  if (/^\d{15}$/.test(number)) return 'CHIP'
  return /^(?=.*[A-Z])[A-Z0-9]{5,8}$/i.test(number) ? 'TATTOO' : null
}
