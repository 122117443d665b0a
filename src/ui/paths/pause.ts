export const PAUSE = ['M8.5 6v12M15.5 6v12'] as const
