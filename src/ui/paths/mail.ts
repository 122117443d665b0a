export const MAIL = ['M3.5 6h17v12.5h-17z', 'm4 7 8 6.5L20 7'] as const
