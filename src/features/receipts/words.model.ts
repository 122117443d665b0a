const SMALL = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
] as const
const TENS = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'] as const

const MILLION = 1_000_000

const small = (count: number): string => SMALL[count] ?? ''

/** @param isLast nothing follows that would take the mark of the plural away */
function belowHundred(count: number, isLast: boolean): string {
  if (count < 20) return small(count)
  if (count === 80) return isLast ? 'quatre-vingts' : 'quatre-vingt'
  if (count > 80) return `quatre-vingt-${small(count - 80)}`
  const ten = count >= 60 ? 6 : Math.floor(count / 10)
  const rest = count - ten * 10
  if (rest === 0) return TENS[ten] ?? ''
  return `${TENS[ten] ?? ''}${rest === 1 || rest === 11 ? ' et ' : '-'}${small(rest)}`
}

function belowThousand(count: number, isLast: boolean): string {
  const hundreds = Math.floor(count / 100)
  const rest = count % 100
  if (hundreds === 0) return belowHundred(rest, isLast)
  if (rest > 0) {
    const hundred = hundreds === 1 ? 'cent' : `${small(hundreds)} cent`
    return `${hundred} ${belowHundred(rest, isLast)}`
  }
  return hundreds === 1 ? 'cent' : `${small(hundreds)} ${isLast ? 'cents' : 'cent'}`
}

/** A whole number in French words, from 0 to 1 000 000. */
export function numberInWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > MILLION) {
    throw new RangeError(`No words for ${count}`)
  }
  if (count === MILLION) return 'un million'
  const thousands = Math.floor(count / 1000)
  const rest = count % 1000
  if (thousands === 0) return belowThousand(rest, true)
  const thousand = thousands === 1 ? 'mille' : `${belowThousand(thousands, false)} mille`
  return rest === 0 ? thousand : `${thousand} ${belowThousand(rest, true)}`
}

/**
 * A sum in French words: « cinquante euros », « un euro et dix centimes ».
 * @param cents integer cents of a euro, up to 1 000 000 €
 */
export function amountInWords(cents: number): string {
  const euros = Math.floor(cents / 100)
  const rest = cents % 100
  const unit = euros < 2 ? ' euro' : euros === MILLION ? ' d’euros' : ' euros'
  const whole = numberInWords(euros) + unit
  const part = `${numberInWords(rest)} centime${rest > 1 ? 's' : ''}`
  if (rest === 0) return whole
  return euros === 0 ? part : `${whole} et ${part}`
}
