/** Of `Icon`, apart from the others: every page carries these as a program. */
export const ALERT = ['M12 3.5 2.5 20h19L12 3.5Z', 'M12 10v4.5', 'M12 17.4v.1'] as const
export const CHECK_CIRCLE = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  'm8 12.2 2.8 2.8L16 9.5',
] as const
export const CLOSE = ['M6 6l12 12M18 6 6 18'] as const
export const INFO = ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z', 'M12 11v5.5', 'M12 7.6v.1'] as const
