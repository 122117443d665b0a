import { frenchNumber } from './number.model'

/** Before a vowel « y » is none: « d’Yves », but « de Yuki ». */
const VOWEL = /^(?:[aeiouhàáâäæéèêëîïôöœùûü]|y(?![aeiouéè]))/i
const MASCULINE = /^(refuge|centre|chenil|foyer|domaine|club|comité|sanctuaire|havre|village)\b/i
const FEMININE =
  /^(spa|maison|ferme|société|fondation|fourrière|pension|chatterie|ligue|protection)\b/i
const ELIDED = /^(association|arche|asile|amicale|école|espace|œuvre)(?=\s|$)/iu

/** « de Nala », « d’Olaf »: what stands before the name of a person or an animal. */
export const ofName = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`)

/** « que Nala », « qu’Olaf ». */
export const thatName = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`)

/** A name that begins with « Le » or « Les », without its article. */
const articleOf = (name: string) => /^(les?)\s+(?=\S)/i.exec(name)

/** « du Refuge du Lac », « des Amis du Lac », « de la SPA de Vannes », « d’Ailes et Pattes ». */
export function ofOrganisation(name: string): string {
  const article = articleOf(name)
  if (article) {
    return `${article[1]?.toLowerCase() === 'les' ? 'des' : 'du'} ${name.slice(article[0].length)}`
  }
  if (MASCULINE.test(name)) return `du ${name}`
  if (FEMININE.test(name)) return `de la ${name}`
  if (ELIDED.test(name)) return `de l’${name}`
  return ofName(name)
}

/** « au Refuge du Lac », « aux Amis du Lac », « à la SPA de Vannes », « à Ailes et Pattes ». */
export function toOrganisation(name: string): string {
  const article = articleOf(name)
  if (article) {
    return `${article[1]?.toLowerCase() === 'les' ? 'aux' : 'au'} ${name.slice(article[0].length)}`
  }
  if (MASCULINE.test(name)) return `au ${name}`
  if (FEMININE.test(name)) return `à la ${name}`
  if (ELIDED.test(name)) return `à l’${name}`
  return `à ${name}`
}

/**
 * « l’équipe des Amis du Lac »: who does something, where a name alone would leave the verb without
 * its number (« Les Amis du Lac vous remercie ») or itself without its article.
 */
export const teamOf = (name: string): string => `l’équipe ${ofOrganisation(name)}`

/** As `teamOf`, at the head of a sentence. */
export const theTeamOf = (name: string): string => `L’équipe ${ofOrganisation(name)}`

/** « 1 animal », « 3 animaux », « 1 250 dons »: a count with its noun; none is singular in French. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${frenchNumber(count)} ${count > 1 ? several : one}`

/** « à Loches », « au Mans », « aux Ulis », « à La Rochelle »: where, with the name of a commune. */
export function inCommune(name: string): string {
  const article = articleOf(name)
  if (!article) return `à ${name}`
  return `${article[1]?.toLowerCase() === 'le' ? 'au' : 'aux'} ${name.slice(article[0].length)}`
}

/** A text cut at a word, with an ellipsis, when it is longer. */
export function cutAt(text: string, max: number): string {
  // A space that does not break stays one: French has it before its signs.
  const whole = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()
  if (whole.length <= max) return whole
  const cut = whole.slice(0, max - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`
}

/** Who is named where a person asked to be forgotten. */
export const SOMEBODY_GONE = 'Une personne qui a quitté la plateforme'
