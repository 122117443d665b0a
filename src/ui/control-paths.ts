/** Of `Icon`, apart from the others: what visitors press shows them, and its program brings them along. */
export const BELL = [
  'M6 9.5a6 6 0 0 1 12 0c0 6 2.5 7 2.5 7h-17S6 15.5 6 9.5Z',
  'M10 20a2.2 2.2 0 0 0 4 0',
] as const
export const CAMERA = [
  'M4 7.5h3.5l1.5-2.5h6l1.5 2.5H20a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1Z',
  'M12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
] as const
export const CHECK = ['m5 12.5 4.5 4.5L19 7.5'] as const
export const CHEVRON_DOWN = ['m6 9.5 6 6 6-6'] as const
export const CHEVRON_LEFT = ['m14.5 6-6 6 6 6'] as const
export const CHEVRON_RIGHT = ['m9.5 6 6 6-6 6'] as const
export const FILTER = [
  'M4 7h9M18.5 7H20M4 17h1.5M11 17h9',
  'M15.7 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  'M8.3 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
] as const
export const HEART = [
  'M12 20S3.5 15 3.5 9A4.6 4.6 0 0 1 12 6.6 4.6 4.6 0 0 1 20.5 9c0 6-8.5 11-8.5 11Z',
] as const
export const LOCATE = [
  'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z',
  'M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3',
  'M12 11.9v.2',
] as const
export const MAIL = ['M3.5 6h17v12.5h-17z', 'm4 7 8 6.5L20 7'] as const
export const PAUSE = ['M8.5 6v12M15.5 6v12'] as const
export const PLAY = ['M8 5.5v13l10.5-6.5L8 5.5Z'] as const
export const PRINT = ['M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7z'] as const
export const SEARCH = ['M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z', 'm15.5 15.5 5 5'] as const
export const SHARE = [
  'M18 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  'm8.2 10.8 7.6-3.6M8.2 13.2l7.6 3.6',
] as const
