const VOWEL = /^[aeiouyhàâäéèêëîïôöùûü]/i
const MASCULINE = /^(refuge|centre|chenil|foyer|domaine|club|comité|sanctuaire|havre|village)\b/i
const FEMININE =
  /^(spa|maison|ferme|société|fondation|fourrière|pension|chatterie|ligue|protection|patte)\b/i
const ELIDED = /^(association|arche|asile|amicale|école|espace|œuvre)(?=\s|$)/iu

/** « de Nala », « d’Olaf »: what stands before the name of a person or an animal. */
export const ofName = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`)

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
