/** Under this width, the menu lies over the page instead of standing beside it. */
export const NARROW = '(width < 1024px)'

/** Payload's widths, but for « l »: it only ever says whether the menu has room. */
export const BREAKPOINTS = {
  l: NARROW,
  m: NARROW,
  s: '(max-width: 768px)',
  xs: '(max-width: 400px)',
}
