export const CHEVRON_RIGHT = ['m9.5 6 6 6-6 6'] as const
