export const CHECK_CIRCLE = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'm8 12.2 2.8 2.8L16 9.5',
] as const
