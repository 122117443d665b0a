import { DEFAULT_THEME, type Theme } from '@/features/shelters/theme/model'

type Palette = {
  primary: string
  secondary: string
  /** Header, footer and links; white is read on it. */
  dark: string
  /** Band under the header, and the background of pages. */
  tint: string
  paper: string
}

/** A theme from five colours, the header either white or dark. */
function theme(
  { primary, secondary, dark, tint, paper }: Palette,
  header: 'LIGHT' | 'DARK' = 'LIGHT',
): Theme {
  return {
    ...DEFAULT_THEME,
    primaryColor: primary,
    secondaryColor: secondary,
    tertiaryColor: tint,
    headerColor: header === 'DARK' ? dark : '#FFFFFF',
    headerTextColor: header === 'DARK' ? '#FFFFFF' : dark,
    footerColor: dark,
    footerTextColor: '#FFFFFF',
    bannerColor: tint,
    bannerTextColor: dark,
    buttonColor: primary,
    buttonTextColor: '#FFFFFF',
    linkColor: primary,
    backgroundColor: paper,
  }
}

const paper = '#FBF7F0'

/** Colours of the shelters; a test reads the contrast of every pair. */
export const THEMES = {
  emerald: theme({
    primary: '#0F6E63',
    secondary: '#F0B45B',
    dark: '#0B3F3A',
    tint: '#DFF1EC',
    paper,
  }),
  navy: theme(
    {
      primary: '#234E8C',
      secondary: '#E9A23B',
      dark: '#142C52',
      tint: '#E3ECF8',
      paper: '#FFFFFF',
    },
    'DARK',
  ),
  forest: theme({
    primary: '#3F6B2B',
    secondary: '#D98E3F',
    dark: '#24401A',
    tint: '#E7F0DF',
    paper,
  }),
  plum: theme({
    primary: '#7A2E63',
    secondary: '#F2B84B',
    dark: '#4A1B3D',
    tint: '#F5E4EF',
    paper: '#FFFBFD',
  }),
  ocean: theme(
    {
      primary: '#11628A',
      secondary: '#F08A5D',
      dark: '#0C3B54',
      tint: '#DFEFF7',
      paper: '#FBFDFE',
    },
    'DARK',
  ),
  slate: theme({
    primary: '#3B5164',
    secondary: '#C98B5A',
    dark: '#25343F',
    tint: '#E6ECF0',
    paper: '#FFFFFF',
  }),
  apple: theme({
    primary: '#8A3B2A',
    secondary: '#7FA650',
    dark: '#54231A',
    tint: '#F7E8E2',
    paper,
  }),
  meadow: theme(
    { primary: '#4F6416', secondary: '#E0A93B', dark: '#333F10', tint: '#EEF2DB', paper },
    'DARK',
  ),
  brick: theme({
    primary: '#A2382C',
    secondary: '#E7B454',
    dark: '#5E1F18',
    tint: '#F9E5E1',
    paper: '#FFFFFF',
  }),
  alsace: theme(
    { primary: '#9A3412', secondary: '#2F7A6B', dark: '#4A1D0B', tint: '#FBEBDD', paper },
    'DARK',
  ),
  wine: theme({
    primary: '#7B1E3A',
    secondary: '#C9A227',
    dark: '#4B1224',
    tint: '#F6E3E9',
    paper: '#FFFCFA',
  }),
  river: theme({
    primary: '#1F5F74',
    secondary: '#E8A15B',
    dark: '#133B48',
    tint: '#E0EEF2',
    paper: '#FFFFFF',
  }),
  provence: theme({
    primary: '#5B4A9A',
    secondary: '#E3B23C',
    dark: '#352A5E',
    tint: '#EBE7F7',
    paper,
  }),
  garrigue: theme({
    primary: '#7A5A12',
    secondary: '#5C8A5A',
    dark: '#47350B',
    tint: '#F5EDD8',
    paper,
  }),
  candy: theme({
    primary: '#A8325E',
    secondary: '#3D8B7D',
    dark: '#5C1A33',
    tint: '#FBE5EE',
    paper: '#FFFBFC',
  }),
  sunflower: theme(
    {
      primary: '#855A00',
      secondary: '#3E7CB1',
      dark: '#3F3212',
      tint: '#FBF0D2',
      paper: '#FFFDF7',
    },
    'DARK',
  ),
  pines: theme({
    primary: '#1D6B4F',
    secondary: '#E58F4A',
    dark: '#123F2F',
    tint: '#E0F0E9',
    paper: '#FFFFFF',
  }),
  limestone: theme({
    primary: '#5F5346',
    secondary: '#B5653A',
    dark: '#3A322A',
    tint: '#F0EBE4',
    paper,
  }),
  corsica: theme(
    {
      primary: '#1B3A6B',
      secondary: '#C8553D',
      dark: '#11264A',
      tint: '#E4EAF5',
      paper: '#FFFFFF',
    },
    'DARK',
  ),
  alps: theme({
    primary: '#2C5AA0',
    secondary: '#5DA271',
    dark: '#18345F',
    tint: '#E4EDF9',
    paper: '#FBFDFF',
  }),
  dusk: theme(
    {
      primary: '#4B4E8F',
      secondary: '#E39B6D',
      dark: '#2C2E58',
      tint: '#E9E9F6',
      paper: '#FFFFFF',
    },
    'DARK',
  ),
} as const
