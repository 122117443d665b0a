/** Words that do not say where a link leads when they are read alone. */
const VAGUE = new Set([
  'ici',
  'la',
  'ce lien',
  'lien',
  'le lien',
  'clic',
  'clique ici',
  'cliquez',
  'cliquez ici',
  'cliquer ici',
  'cliquez la',
  'cette page',
  'page',
  'site',
  'suite',
  'la suite',
  'lire',
  'lire la suite',
  'lire plus',
  'plus',
  'plus d infos',
  'plus d informations',
  'en savoir plus',
  'savoir plus',
  'voir',
  'voir ici',
  'voir plus',
  'voir la suite',
  'details',
  'suivez ce lien',
])

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether the words of a link say nothing of where it leads: « ici », « en savoir plus », an address. */
export const isVague = (text: string): boolean =>
  VAGUE.has(plain(text)) || /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim())

/** Whether an alternative text is the name of a file: « IMG_2041.jpg », « photo-3.webp ». */
export const isFileName = (text: string): boolean =>
  /^\S+\.(?:jpe?g|png|webp|avif|heic|gif)$/i.test(text.trim()) ||
  /^(?:img|dsc|dscn|pxl|image)[_-]?\d+$/i.test(text.trim())
