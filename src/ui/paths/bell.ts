export const BELL = [
  'M6 9.5a6 6 0 0 1 12 0c0 6 2.5 7 2.5 7h-17S6 15.5 6 9.5Z',
  'M10 20a2.2 2.2 0 0 0 4 0',
] as const
