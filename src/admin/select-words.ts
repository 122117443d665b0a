/** A name of an option that nobody can read: Payload gives some of them as objects. */
const NO_NAME = /^\[object Object\]$/

const named = (name: string): string => {
  const shown = name.trim()
  return shown === '' || NO_NAME.test(shown) ? '' : ` «\u00a0${shown}\u00a0»`
}

const place = (at = '', of = ''): string => (of ? `, ${at} sur ${of}` : '')

const results = (count: number): string =>
  count > 1 ? `${count} résultats` : count === 1 ? '1 résultat' : 'Aucun résultat'

type Rule = readonly [RegExp, (found: readonly string[]) => string]

/** What the library of the lists of choices says to screen readers, always in English. */
const RULES: readonly Rule[] = [
  [
    /^Use Up and Down to choose options.*$/,
    () =>
      'Flèches haut et bas pour parcourir les choix, Entrée pour choisir, Échap pour fermer la liste.',
  ],
  [
    /^.* is focused ,?(type to refine list)?, press Down to open the menu,.*$/,
    ([, typed]) =>
      typed
        ? 'Tapez pour chercher, flèche bas pour ouvrir la liste.'
        : 'Flèche bas pour ouvrir la liste.',
  ],
  [
    /^Use left and right to toggle between focused values.*$/,
    () =>
      'Flèches gauche et droite pour passer d’une valeur à l’autre, Retour arrière pour la retirer.',
  ],
  [
    /^option (.*), deselected\.$/s,
    ([, name = '']) => `Retiré\u00a0:${named(name) || ' ce choix'}.`,
  ],
  [/^All selected options have been cleared\.$/, () => 'Tous les choix sont retirés.'],
  [
    /^option (.*) is disabled\. Select another option\.$/s,
    ([, name = '']) => `Le choix${named(name)} n’est pas possible.`,
  ],
  [
    /^options? (.*), selected\.$/s,
    ([, name = '']) => `Choisi\u00a0:${named(name) || ' une valeur'}.`,
  ],
  [
    /^value (.*) focused, (\d+) of (\d+)\.$/s,
    ([, name = '', at, of]) => `Valeur${named(name)}${place(at, of)}.`,
  ],
  [
    /^option (.*?)( selected| focused)?( disabled)?, (\d+) of (\d+)\.$/s,
    ([, name = '', state, , at, of]) =>
      `Choix${named(name)}${state === ' selected' ? ', déjà choisi' : ''}${place(at, of)}.`,
  ],
  [
    /^(\d+) results? available(?: for search term (.*?))?\.?$/s,
    ([, count, term]) => `${results(Number(count))}${term ? ` pour «\u00a0${term}\u00a0»` : ''}.`,
  ],
]

/**
 * A sentence of a list of choices in French.
 * @returns null for a sentence that is not one of the library's: it stays as it is
 */
export function choiceSentence(sentence: string): string | null {
  for (const [pattern, say] of RULES) {
    const found = pattern.exec(sentence.trim())
    if (found) return say(found)
  }
  return null
}
