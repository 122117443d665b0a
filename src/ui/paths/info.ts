export const INFO = ['M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z', 'M12 11v5.5', 'M12 7.6v.1'] as const
