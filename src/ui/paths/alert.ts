export const ALERT = ['M12 3.5 2.5 20h19L12 3.5Z', 'M12 10v4.5', 'M12 17.4v.1'] as const
