// @ts-check
import { PLAIN_STYLE_HASH } from './plain-style.mjs'

/** @typedef {{ source: string, headers: Array<{ key: string, value: string }> }} Entry */

/** @param {Record<string, readonly string[]>} directives */
const policy = (directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const SELF = "'self'"
const NONE = "'none'"

/**
 * Frames that a page loads only after a click: videos of animals. With the tiles of the map,
 * which wait for a click too, nothing else ever leaves the visitor's browser for another host.
 */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']
const TILES = 'https://data.geopf.fr'

/** Where a plain form of giving leads to, by redirection: the payment provider's own pages. */
const PAYMENT_PAGES = ['https://checkout.stripe.com', 'https://billing.stripe.com']

/**
 * @param {boolean} isDevelopment the development server compiles in the browser and reloads it
 */
const common = (isDevelopment) => ({
  'default-src': [SELF],
  // Static pages carry the scripts of Next.js and the theme of the shelter inside: a nonce
  // would make each of them dynamic. Stored HTML is cleaned of scripts before it is stored.
  'script-src': [SELF, "'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF, ...(isDevelopment ? ['ws:'] : [])],
  'media-src': [SELF],
  'worker-src': [SELF, 'blob:'],
  'object-src': [NONE],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
})

const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  },
  // Browsers obey it on https only, so it is harmless on a machine of one's own.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
]

/**
 * Those of scripts and styles, which are no pages: some twenty come with each page, and what they may do is
 * said by the page.
 */
export const fileHeaders = everywhere.filter(({ key }) => /^(?:X-Content|Strict)/.test(key))

/**
 * The security headers of every answer of Next.js, for `headers()` of next.config.mjs. What
 * is set here wins over what a handler sets.
 * @param {{ isDevelopment?: boolean }} [options]
 * @returns {Entry[]}
 */
export function securityHeaders({ isDevelopment = false } = {}) {
  const base = common(isDevelopment)
  const site = policy({
    ...base,
    'img-src': [...base['img-src'], TILES],
    'form-action': [SELF, ...PAYMENT_PAGES],
    'frame-src': FRAMES,
  })
  const admin = policy({
    ...base,
    // Where a shelter moves its point on the map, once it asked for the map.
    'img-src': [...base['img-src'], TILES],
    'frame-src': [SELF],
  })
  // Answers of the API are data: opened as a page they may do nothing at all, but for the look of a refusal.
  const api = policy({
    'default-src': [NONE],
    'style-src': [PLAIN_STYLE_HASH],
    sandbox: [],
    'frame-ancestors': [NONE],
  })
  // The preview of a page stands in a frame of the admin, and nowhere else.
  const preview = policy({
    ...base,
    'img-src': [...base['img-src'], TILES],
    'frame-src': FRAMES,
    'frame-ancestors': [SELF],
  })
  // The only address that other sites may frame: words, pictures and links, nothing to act on.
  const widget = policy({
    'default-src': [NONE],
    'img-src': [SELF],
    'style-src': ["'unsafe-inline'"],
    'script-src': ["'unsafe-inline'"],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': ['*'],
  })
  const csp = 'Content-Security-Policy'
  const unframed = { key: 'X-Frame-Options', value: 'DENY' }
  return [
    { source: '/:path*', headers: everywhere },
    { source: '/', headers: [unframed] },
    { source: '/:path((?!widget/).*)', headers: [unframed] },
    { source: '/widget/:path*', headers: [{ key: csp, value: widget }] },
    { source: '/', headers: [{ key: csp, value: site }] },
    {
      source: '/:path((?!api(?:/|$)|admin(?:/|$)|widget/).*)',
      headers: [{ key: csp, value: site }],
    },
    {
      source: '/apercu/:path*',
      headers: [
        { key: csp, value: preview },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    },
    { source: '/admin/:path*', headers: [{ key: csp, value: admin }] },
    { source: '/api/:path*', headers: [{ key: csp, value: api }] },
  ]
}
