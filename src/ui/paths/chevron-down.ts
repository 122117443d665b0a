export const CHEVRON_DOWN = ['m6 9.5 6 6 6-6'] as const
