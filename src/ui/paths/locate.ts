export const LOCATE = [
  'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z',
  'M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3',
  'M12 11.9v.2',
] as const
