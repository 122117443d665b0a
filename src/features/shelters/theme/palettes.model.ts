import { STARTING_THEME, type Theme } from './model'

export type Palette = { id: string; name: string; theme: Theme }

/** The colours that a palette is made of; the thirteen of a theme follow from them. */
type Seed = {
  /** Buttons and accents, dark enough for white words. */
  main: string
  /** The same, darker: footer, links, words of the banner. */
  deep: string
  /** The same, pale: the banner. */
  pale: string
  /** What stands beside it. */
  warm: string
  paper: string
}

const INK = '#22302E'
const WHITE = '#FFFFFF'

const themeOf = ({ main, deep, pale, warm, paper }: Seed): Theme => ({
  primaryColor: main,
  secondaryColor: warm,
  tertiaryColor: warm,
  headerColor: WHITE,
  headerTextColor: INK,
  footerColor: deep,
  footerTextColor: WHITE,
  bannerColor: pale,
  bannerTextColor: deep,
  buttonColor: main,
  buttonTextColor: WHITE,
  linkColor: deep,
  backgroundColor: paper,
})

const palette = (id: string, name: string, seed: Seed): Palette => ({
  id,
  name,
  theme: themeOf(seed),
})

/** Ready-made themes, every text of which can be read. Source: docs/decisions/shelters.md. */
export const PALETTES: readonly Palette[] = [
  { id: 'start', name: 'Sapin', theme: STARTING_THEME },
  palette('lake', 'Lac', {
    main: '#1D5F8A',
    deep: '#123B57',
    pale: '#E3F0F6',
    warm: '#F2B95A',
    paper: '#FFFFFF',
  }),
  palette('lavender', 'Lavande', {
    main: '#6A4C9C',
    deep: '#432F66',
    pale: '#EFE9F7',
    warm: '#F0A8A0',
    paper: '#FCFAFF',
  }),
  palette('raspberry', 'Framboise', {
    main: '#B0305C',
    deep: '#6E1A38',
    pale: '#FBE8EE',
    warm: '#7FB8A4',
    paper: '#FFFBFA',
  }),
  palette('brick', 'Brique', {
    main: '#A8452B',
    deep: '#6B2A19',
    pale: '#FBEAE2',
    warm: '#E8B04A',
    paper: '#FDF9F4',
  }),
  palette('honey', 'Miel', {
    main: '#8A5A00',
    deep: '#563700',
    pale: '#FFF1D2',
    warm: '#3F8F84',
    paper: '#FFFDF7',
  }),
  palette('meadow', 'Prairie', {
    main: '#4A7019',
    deep: '#2E470F',
    pale: '#EEF5DF',
    warm: '#F2A65A',
    paper: '#FFFFFF',
  }),
  palette('slate', 'Ardoise', {
    main: '#3F5566',
    deep: '#22303B',
    pale: '#E8EDF1',
    warm: '#D98C5F',
    paper: '#F8F9FA',
  }),
]
