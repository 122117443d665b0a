export const PRINT = ['M7 9V4h10v5', 'M7 17H4V9h16v8h-3', 'M7 14h10v6H7z'] as const
