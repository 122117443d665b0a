export const CHEVRON_LEFT = ['m14.5 6-6 6 6 6'] as const
