/** What people write first, in French leaks and on this platform; no accents, no spaces, small letters. */
const WORDS = `
  motdepasse motdepass password passe secret changeme changezmoi letmein bienvenue welcome
  administrateur administrator admin utilisateur demo bonjour bonsoir coucou salut soleil
  chocolat caramel vanille nutella iloveyou jetaime monamour amour bisous coeur doudou
  chouchou loulou princesse maman papa bebe famille toto titi marseille football france
  nicolas camille thomas julien marie isabelle sebastien alexandre patteblanche pattebl refuge
  animaux animal chien chienne chiot chat chaton minou toutou medor adoption spa
`
  .trim()
  .split(/\s+/)
// The longest first: a short word must not break a longer one.
const LONGEST_FIRST = WORDS.sort((one, other) => other.length - one.length)

/** Rows of keyboards, the alphabet and the digits, as fingers run along them. */
const ROWS = [
  ...['azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890'],
]
const reversed = (text: string): string => [...text].reverse().join('')
const RUNS = ROWS.flatMap((row) => [row, reversed(row)])
/** Neighbours on a row that count as one run. */
const RUN_MIN = 4

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '@': 'a', $: 's', '€': 'e', '!': 'i' },
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' },
}
const letterOf = (sign: string): string => SIGNS[sign] ?? ''

/** Small letters and digits alone: « Mot de p@sse » is « motdepasse ». */
const plainOf = (password: string): string =>
  password
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[@$€!]/g, letterOf)
    .replace(/[^a-z0-9]/g, '')
    // A digit among letters stands for one; those of a year do not.
    .replace(/(?<=[a-z])[01345](?=[a-z])/g, letterOf)

/** Without the runs along a row of at least four neighbours, each of which ends at its last. */
function withoutRuns(text: string): string {
  let left = ''
  let at = 0
  while (at < text.length) {
    let length = RUN_MIN
    while (
      at + length <= text.length &&
      RUNS.some((row) => row.includes(text.slice(at, at + length)))
    ) {
      length += 1
    }
    if (length > RUN_MIN) at += length - 1
    else {
      left += text[at]
      at += 1
    }
  }
  return left
}

/** What is repeated once or more, cut or not at the end, counts once: « lalalala » is « la ». */
const onceOf = (text: string): string => /^(.+?)\1+/.exec(text)?.[1] ?? text

const wholeRepeat = (text: string): string => {
  const part = onceOf(text)
  return part.repeat(Math.ceil(text.length / part.length)).startsWith(text) ? part : text
}

/** Different signs, and letters of one’s own, under which a password is anybody’s. */
const SIGNS_MIN = 5
const OWN_LETTERS_MIN = 4

/**
 * Is it what everybody tries first: words of the lists, runs on the keyboard, the same again and again,
 * with years and digits around them?
 * @param password at most 128 characters
 */
export function isCommon(password: string): boolean {
  const plain = plainOf(password)
  if (new Set(plain).size < SIGNS_MIN) return true
  const own = LONGEST_FIRST.reduce(
    (text, word) => text.replaceAll(word, ''),
    withoutRuns(wholeRepeat(plain)),
  )
  return own.replace(/\d/g, '').length < OWN_LETTERS_MIN
}
