// @ts-check
// Which tests a change can reach, so that `npm test -- --changed` is a short wait.

/** How the names of the tests of a room begin, in tests/int and in tests/e2e. */
const TESTS_OF = {
  abuse: ['abuse', 'plain-refusals'],
  accounts: ['auth', 'create-admin', 'own-account', 'sign-in', 'team', 'users-'],
  adoptions: ['adoption-', 'access/matrix-adoptions'],
  'animal-workspace': ['animal-workspace', 'dashboard'],
  animals: [
    'animal-',
    'catalogue',
    'favourites',
    'site-lists',
    'site-card',
    'site-templates-animals',
  ],
  announcements: ['announcements'],
  badges: ['badges', 'profile'],
  campaigns: ['found', 'campaign', 'giving-', 'sitemap', 'frame', 'templates'],
  communes: ['geo', 'home', 'refuges'],
  contact: ['texts'],
  'csv-import': ['animal-workspace-import', 'animal-import', 'places-import'],
  directory: ['directory', 'refuges'],
  donations: ['giving-', 'payments-', 'access/matrix-giving', 'mail.'],
  faq: ['found', 'site-people', 'site-templates-people', 'access/matrix-site'],
  feeds: ['sitemap'],
  follows: ['likes'],
  fosters: ['fosters'],
  forms: ['form', 'inbox', 'access/matrix-answers'],
  home: ['home'],
  likes: ['likes'],
  'lost-found': ['lost-found', 'sitemap', 'frame'],
  media: ['media', 'image', 'storage'],
  navigation: ['found', 'frame', 'site-menu', 'site-pages', 'sitemap', 'texts'],
  news: ['found', 'news', 'access/matrix-news'],
  notifications: ['mail', 'retention', 'likes', 'notice', 'notifications'],
  'own-space': ['adoption-own', 'own-account'],
  'page-editor': ['page-', 'main-job'],
  pages: ['page-', 'api-pages', 'main-job', 'site-', 'templates'],
  places: ['places', 'sitemap', 'frame'],
  plans: ['plan', 'access/matrix-plans'],
  privacy: ['privacy', 'retention', 'users-api'],
  profiles: ['likes', 'profile'],
  receipts: ['giving-receipts', 'giving-story', 'access/matrix-receipts'],
  relay: ['relay', 'mail.', 'plain-refusals', 'privacy'],
  reports: ['frame', 'site-menu'],
  'saved-searches': ['saved-searches', 'catalogue', 'privacy'],
  shelters: ['found', 'shelter-', 'join', 'refuges', 'site-menu', 'team'],
  'site-texts': ['site-texts', 'texts'],
  'supply-requests': ['supply-', 'sitemap', 'frame', 'templates'],
  'social-kit': ['social-', 'animal-sheet', 'news-workspace'],
  team: ['team', 'site-people', 'site-templates-people'],
  testimonials: ['site-people', 'site-templates-people'],
  tickets: ['ticket', 'access/matrix-plans'],
  volunteering: ['volunteering', 'sitemap', 'frame'],
  widget: ['sitemap', 'widget'],
  walks: ['walk', 'geo', 'sitemap', 'frame'],
  wall: ['wall', 'sitemap', 'frame', 'animal-site'],
}

/** What every change of the product may break: rights, the contract, the database. */
const ALWAYS = ['access/', 'api-document', 'collections', 'migrations']

/** Nothing of it reaches the running product. */
const ASIDE = /^(docs|\.github)\/|\.md$|\.test\.tsx?$|^LICENSE$/

const ROOM = /^src\/features\/([\w-]+)\//

/** The rooms that the table knows. */
export const ROOMS = Object.keys(TESTS_OF)

/**
 * What to run after a change of these files.
 * @param {readonly string[]} files paths in the project
 * @returns {{ all: boolean, int: string[], e2e: string[] }} how the names of the tests begin; `all`
 *   when something on which every room stands has changed
 */
export function testsFor(files) {
  const starts = new Set()
  /** @type {Record<'int' | 'e2e', string[]>} */
  const own = { int: [], e2e: [] }
  for (const file of files) {
    const test = /^tests\/(int|e2e)\/(.+\.(?:test|spec)\.ts)$/.exec(file)
    if (test) own[/** @type {'int' | 'e2e'} */ (test[1])].push(String(test[2]))
    else if (!ASIDE.test(file)) {
      const room = ROOM.exec(file)?.[1]
      const names = TESTS_OF[/** @type {keyof typeof TESTS_OF} */ (room)]
      if (!names) return { all: true, int: [], e2e: [] }
      for (const name of names) starts.add(name)
    }
  }
  const reached = [...starts].sort()
  return {
    all: false,
    int: [...(reached.length > 0 ? ALWAYS : []), ...reached, ...own.int],
    e2e: [...reached, ...own.e2e],
  }
}
