/** Names of the contract: green, red, orange, otherwise information. */
export type Tone = 'info' | 'success' | 'warning' | 'destructive'
