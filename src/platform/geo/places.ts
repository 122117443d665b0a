import { communeOfCode, communesOfName, communesOfPostalCode, type Commune } from './communes'
import { departmentOfCode, plainName } from './model'

export { placeLabel } from './model'

/** A commune that a search starts from. */
export type SearchPlace = {
  /** INSEE code. */
  code: string
  name: string
  department: string
  lat: number
  lng: number
}

const toPlace = ({ code, name, lat, lng }: Commune): SearchPlace => {
  return { code, name, department: departmentOfCode(code), lat, lng }
}

/**
 * The commune that a person means: « Rennes (35) », « Rennes », « 35000 Rennes », a postal code
 * (its largest commune) or else an INSEE code; `null` when there is none. Of communes of one
 * name the largest is meant.
 */
export function findPlace(typed: string): SearchPlace | null {
  const text = typed.trim()
  const labelled = /^(.+?)\s*\((\d{2,3}|2[ab])\)$/i.exec(text)
  if (labelled) {
    const [, name = '', department = ''] = labelled
    const found = communesOfName(name).find(
      ({ code }) => departmentOfCode(code) === department.toUpperCase(),
    )
    return found ? toPlace(found) : null
  }
  const postal = /\b\d{5}\b/.exec(text)?.[0]
  if (postal) {
    const name = plainName(text.replace(postal, ''))
    const communes = communesOfPostalCode(postal)
    const found = communes.find((commune) => plainName(commune.name) === name) ?? communes[0]
    const known = found ?? communeOfCode(postal)
    return known ? toPlace(known) : null
  }
  const found = communeOfCode(text.toUpperCase()) ?? communesOfName(text)[0]
  return found ? toPlace(found) : null
}
