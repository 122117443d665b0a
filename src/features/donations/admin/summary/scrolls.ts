/** What a narrow screen moves sideways, by the keyboard too. */
export const SCROLLS = { role: 'region', tabIndex: 0 } as const
