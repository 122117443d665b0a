export const PLAY = ['M8 5.5v13l10.5-6.5L8 5.5Z'] as const
