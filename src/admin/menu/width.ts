/** Under this width, the menu lies over the page instead of standing beside it. */
export const NARROW = '(width < 1024px)'

/** Payload's widths, but for « l »: it only ever says whether the menu begins open. */
const BREAKPOINTS = {
  l: NARROW,
  m: NARROW,
  s: '(max-width: 768px)',
  xs: '(max-width: 400px)',
}

/** The page beside its tools needs all the room that a small computer has: whoever wants the menu opens it. */
const WIDE_WORK = { ...BREAKPOINTS, l: '(max-width: 1440px)' }

/** Widths for a screen of the admin, by its path. */
export const breakpointsOf = (path: string) =>
  /\/collections\/pages\/[^/]+$/.test(path) ? WIDE_WORK : BREAKPOINTS
