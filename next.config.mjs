import { withPayload } from '@payloadcms/next/withPayload'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { ID, MADE_ELSEWHERE, PUBLIC_ADDRESSES } from './src/app/public-addresses.mjs'
import { ACCOUNT_SCREENS } from './src/features/accounts/account-screens.mjs'
import { securityHeaders } from './src/platform/http/security-headers.mjs'
import { SHARED_CACHING } from './src/platform/http/shared-caching.mjs'

const root = path.dirname(fileURLToPath(import.meta.url))

const SHARE_FONTS = [
  './node_modules/@fontsource/figtree/files/figtree-latin{,-ext}-600-normal.woff',
  './node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin{,-ext}-700-normal.woff',
]

/** Not followed by a screen of accounts. */
const NOT_OF_ACCOUNTS = `(?!(?:${ACCOUNT_SCREENS.join('|')})(?:/|$))`

const withoutSession = {
  /** @type {import('next/dist/lib/load-custom-routes').RouteHas[]} */
  missing: [
    { type: 'cookie', key: 'payload-token' },
    // A screen that is open is told in its own way.
    { type: 'header', key: 'next-action' },
    { type: 'header', key: 'rsc' },
  ],
}

const askAgain = [{ key: 'Cache-Control', value: SHARED_CACHING }]

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR || '.next',
  outputFileTracingRoot: root,
  // Read when first asked for, so that no bundle carries it.
  outputFileTracingIncludes: {
    '**/*': ['./src/platform/geo/communes.tsv'],
    // What certificates are written with.
    '/api/**': [
      './node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff',
      './node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff',
      './node_modules/@fontsource/figtree/files/figtree-latin-ext-400-normal.woff',
      './node_modules/@fontsource/figtree/files/figtree-latin-ext-700-normal.woff',
      // What the pictures for social networks are written with.
      ...SHARE_FONTS,
    ],
    // What share pictures are written with.
    '/animaux/**': SHARE_FONTS,
    '/animaux-perdus/**': SHARE_FONTS,
    '/animaux-trouves/**': SHARE_FONTS,
    '/promenades/**': SHARE_FONTS,
    '/adresses/**': SHARE_FONTS,
    '/agir/**': SHARE_FONTS,
    '/shelter/**': SHARE_FONTS,
  },
  turbopack: {
    root,
    // See the file: no screen of the admin checks JSON by a schema.
    resolveAlias: { ajv: { browser: './src/platform/patches/browser-ajv.ts' } },
  },
  // Payload's date picker names all of date-fns once more for AMD, beside what it brings of it: 148 KB.
  compiler: { define: { 'define.amd': false } },
  poweredByHeader: false,
  // Lists would ask for each of their small files of styles ahead, beside the one that has them all.
  reactMaxHeadersLength: 0,
  // Of what is sent, which is not what Next.js makes: see platform/http/pages.
  generateEtags: false,
  // Rendered pages and tagged data live in bounded memory only: a restart or a
  // crash can therefore never serve a page older than the database.
  cacheMaxMemorySize: 48 * 1024 * 1024,
  cacheHandler: path.join(root, 'src/platform/cache/packed-pages.mjs'),
  expireTime: 60,
  experimental: {
    isrFlushToDisk: false,
    // Of a build they are eight hundred megabytes, no part of the program, read by nobody.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    // A gigabyte, with which the next build takes as long as without it.
    turbopackFileSystemCacheForBuild: false,
    // The site and the admin have a root layout each: an address of neither has its own 404.
    globalNotFound: true,
    // By default every page carries the styles of nearly every other, the admin's too.
    cssChunking: { type: 'graph', requestCost: 12_000, weightDistribution: 0.5 },
    // It would double the time and the memory of a build (9 GB) to spare a server a few megabytes.
    serverMinification: false,
    // Each page of the site and each screen of the admin is read into memory when first asked for.
    preloadEntriesOnStart: false,
  },
  images: { unoptimized: true },
  // One copy for the whole server: Payload tells its own errors apart by their class.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle'],
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    ...securityHeaders({ isDevelopment: process.env.NODE_ENV === 'development' }),
    ...PUBLIC_ADDRESSES.map((source) => ({ source, headers: askAgain })),
    // What is told of ill-treatment is kept by nobody, nor shown again by Back.
    {
      source: '/:private(agir/maltraitance|suivi/message)/:rest*',
      headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
    },
    // A form that came back holds what one person typed: it is kept by nobody.
    {
      source: '/shelter/:shelterId/:rest(.*/corriger)',
      headers: [{ key: 'Cache-Control', value: 'private, no-store' }],
    },
  ],
  redirects: async () => [
    { source: '/animals', destination: '/animaux', permanent: true },
    { source: '/animals/:animalId', destination: '/animaux/:animalId', permanent: true },
    // Care is one list, found by two names.
    { source: '/centre-de-soin', destination: '/soins', permanent: true },
    // A place has one page, whatever list it was found in.
    {
      source: '/:face(bonnes-adresses|educateurs|centre-de-soin|soins)/:slug',
      destination: '/adresses/:slug',
      permanent: true,
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      ...Object.entries(MADE_ELSEWHERE).map(([source, destination]) => ({ source, destination })),
      // Who has no session is led to the sign-in at once, instead of by the scripts of the admin.
      { ...withoutSession, source: '/admin', destination: '/admin/login' },
      {
        ...withoutSession,
        source: `/admin/:rest(${NOT_OF_ACCOUNTS}.+)`,
        destination: '/admin/login',
      },
      { source: '/sitemap.xml', destination: '/sitemaps/index.xml' },
      // A folder that begins with a dot is no part of the program for its tools.
      { source: '/.well-known/security.txt', destination: '/security.txt' },
      // An identifier is not the address of a page, but leads to it.
      { source: `/shelter/:shelterId(${ID})`, destination: '/adresse/:shelterId' },
      {
        source: `/shelter/:shelterId(${ID})/:rest((?!admin(?:/|$)).*)`,
        destination: '/adresse/:shelterId/:rest',
      },
    ],
  }),
}

const config = withPayload(nextConfig, { devBundleServerPackages: false })

/** @type {import('next').NextConfig} */
const withoutHints = {
  ...config,
  // Payload asks every browser for its colour scheme; only the admin has a use for it.
  headers: async () => {
    const rules = (await config.headers?.()) ?? []
    const isHint = (/** @type {typeof rules[number]} */ rule) =>
      rule.headers.some(({ key }) => key === 'Critical-CH')
    return rules.map((rule) => (isHint(rule) ? { ...rule, source: '/admin/:path*' } : rule))
  },
}

export default withoutHints
