import { ACCOUNT_PAGES } from './account.model'
import type { ComingPage } from './page.model'

/**
 * Addresses of the contract whose tool a later version brings. Each helps already with what
 * anybody can do today, and promises no date. Key: hidden segment of `(site)/en-chantier`.
 */
export const COMING_PAGES: Readonly<Record<string, ComingPage>> = {
  ...ACCOUNT_PAGES,
}

/** The page of a hidden segment, or `null`. */
export const comingPage = (key: string): ComingPage | null =>
  Object.hasOwn(COMING_PAGES, key) ? (COMING_PAGES[key] ?? null) : null
