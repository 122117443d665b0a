/* oxlint-disable max-lines -- where the rooms are put together: it grows by a line with each of them */
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'
import type {} from '@/platform/request-context'
import sharp from 'sharp'

import { FAILED_JOBS_PATH } from '@/admin/failed-jobs/path'
import { historyPlugin } from '@/admin/history/config'
import { ownListsPlugin } from '@/admin/own-lists/config'
import { safeFormsPlugin } from '@/admin/safe-forms/config'
import { quietShelterSelection } from '@/admin/shelter-selection/config'
import { FRENCH_TIMEZONES } from '@/admin/timezones'
import { translations } from '@/admin/translations'
import { abuseDatabase } from '@/features/abuse/db'
import { abuseScreens } from '@/features/abuse/screens'
import { abuseTasks } from '@/features/abuse/tasks'
import { Users } from '@/features/accounts/collection'
import { accountsDatabase } from '@/features/accounts/db'
import { IMPORT_PATH } from '@/features/animal-workspace/admin/import/path'
import { ANNOUNCE_PATH } from '@/features/announcements/admin/path'
import { Announcements } from '@/features/announcements/collection'
import { announcementTasks } from '@/features/announcements/tasks'
import { badgesDatabase } from '@/features/badges/db'
import { badgeScreens } from '@/features/badges/screens'
import { badgeTasks } from '@/features/badges/tasks'
import { Campaigns } from '@/features/campaigns/collection'
import { campaignsDatabase } from '@/features/campaigns/db'
import { campaignScreens } from '@/features/campaigns/screens'
import { campaignTasks } from '@/features/campaigns/tasks'
import { Certificates } from '@/features/adoptions/certificates/collection'
import { AdoptionRequests } from '@/features/adoptions/collection'
import { adoptionsPlugin } from '@/features/adoptions/plugin'
import { countOpenRequests } from '@/features/adoptions/queries'
import { accountTasks } from '@/features/accounts/tasks'
import { adoptionTasks } from '@/features/adoptions/tasks'
import { Animals } from '@/features/animals/collection'
import { followEvents } from '@/features/donations/account/commands/follow-events'
import { Donations } from '@/features/donations/collections/donations'
import { Donors } from '@/features/donations/collections/donors'
import { Payments } from '@/features/donations/collections/payments'
import { Reconciliations } from '@/features/donations/collections/reconciliations'
import { Sponsorships } from '@/features/donations/collections/sponsorships'
import { donationsPlugin } from '@/features/donations/plugin'
import { countOpenSponsorships } from '@/features/donations/queries'
import { receiveHint } from '@/features/donations/settle/commands/receive-hint'
import { donationTasks } from '@/features/donations/tasks'
import { FaqItems } from '@/features/faq/collection'
import { Forms } from '@/features/forms/collection'
import { followsDatabase } from '@/features/follows/db'
import { followsPlugin } from '@/features/follows/plugin'
import { followTasks } from '@/features/follows/tasks'
import { FormSubmissions } from '@/features/forms/submissions/collection'
import { formTasks } from '@/features/forms/tasks'
import { fostersDatabase } from '@/features/fosters/db'
import { fostersPlugin } from '@/features/fosters/plugin'
import { fosterTasks } from '@/features/fosters/tasks'
import { likesDatabase } from '@/features/likes/db'
import { likesPlugin } from '@/features/likes/plugin'
import { likeTasks } from '@/features/likes/tasks'
import { LostFoundReports } from '@/features/lost-found/collection'
import { lostFoundPlugin } from '@/features/lost-found/plugin'
import { lostFoundDatabase } from '@/features/lost-found/db'
import { lostFoundScreens } from '@/features/lost-found/screens'
import { lostFoundTasks } from '@/features/lost-found/tasks'
import { Places } from '@/features/places/collection'
import { placesDatabase } from '@/features/places/db'
import { placesScreens } from '@/features/places/screens'
import { placeTasks } from '@/features/places/tasks'
import { Media } from '@/features/media/collection'
import { News } from '@/features/news/collection'
import { mediaTasks } from '@/features/media/tasks'
import { newsTasks } from '@/features/news/tasks'
import { Pages } from '@/features/pages/collection'
import { plansWith } from '@/features/plans/collection'
import { Receipts } from '@/features/receipts/collection'
import { Notifications } from '@/features/notifications/collection'
import { notificationsDatabase } from '@/features/notifications/db'
import { notificationTasks } from '@/features/notifications/tasks'
import { profilesDatabase } from '@/features/profiles/db'
import { profileTasks } from '@/features/profiles/tasks'
import { relayDatabase } from '@/features/relay/db'
import { relayPlugin } from '@/features/relay/plugin'
import { relayTasks } from '@/features/relay/tasks'
import { PERSON_DATA_PATH } from '@/features/privacy/admin/path'
import { archiveTasks } from '@/features/privacy/archive/tasks'
import { consentTasks } from '@/features/privacy/consents/tasks'
import { ownDataTasks } from '@/features/privacy/own/tasks'
import { receiptTasks } from '@/features/receipts/tasks'
import { savedSearchesDatabase } from '@/features/saved-searches/db'
import { savedSearchTasks } from '@/features/saved-searches/tasks'
import { SavedSections } from '@/features/pages/saved-sections/collection'
import { SiteTexts } from '@/features/site-texts/global'
import { Shelters } from '@/features/shelters/collection'
import { Roles } from '@/features/team/collection'
import { socialKitTasks } from '@/features/social-kit/tasks'
import { socialKitDatabase } from '@/features/social-kit/db'
import { SupplyRequests } from '@/features/supply-requests/collection'
import { supplyDatabase } from '@/features/supply-requests/db'
import { supplyScreens } from '@/features/supply-requests/screens'
import { supplyTasks } from '@/features/supply-requests/tasks'
import { Tickets } from '@/features/tickets/collection'
import { TicketComments } from '@/features/tickets/comments-collection'
import { ticketsPlugin } from '@/features/tickets/plugin'
import { ticketTasks } from '@/features/tickets/retention'
import { Testimonials } from '@/features/testimonials/collection'
import { volunteeringDatabase } from '@/features/volunteering/db'
import { volunteeringScreens } from '@/features/volunteering/screens'
import { volunteeringTasks } from '@/features/volunteering/tasks'
import { walksDatabase } from '@/features/walks/db'
import { walkTasks } from '@/features/walks/tasks'
import { walkScreens } from '@/features/walks/screens'
import { wallDatabase } from '@/features/wall/db'
import { wallScreens } from '@/features/wall/screens'
import { wallTasks } from '@/features/wall/tasks'
import { animalsDatabase } from '@/features/animals/db'
import { donationsDatabase } from '@/features/donations/db'
import { formsDatabase } from '@/features/forms/db'
import { mediaDatabase } from '@/features/media/db'
import { newsDatabase } from '@/features/news/db'
import { pagesDatabase } from '@/features/pages/db'
import { receiptsDatabase } from '@/features/receipts/db'
import { privacyDatabase } from '@/features/privacy/db'
import { sheltersDatabase } from '@/features/shelters/db'
import { adminScreen } from '@/platform/admin-screen'
import { clampOperations } from '@/platform/access/clamp'
import { defaultShelter } from '@/platform/access/default-shelter'
import { hardenSystemCollections } from '@/platform/patches/system-collections'
import { hideForeignRows } from '@/platform/access/hide-foreign-rows'
import { AuditLog } from '@/platform/audit/collection'
import { auditPlugin } from '@/platform/audit/hooks'
import { widgetScreens } from '@/features/widget/screens'
import { flagsDatabase } from '@/platform/flags/table'
import { refuseWrongFilters } from '@/platform/http/refuse-wrong-filters'
import { Consents } from '@/platform/consents/collection'
import { tellFailures } from '@/platform/http/tell-failures'
import { database } from '@/platform/db/adapter'
import { emailAdapter } from '@/platform/email/adapter'
import { Emails } from '@/platform/email/collection'
import { emailTasks } from '@/platform/email/tasks'
import { env } from '@/platform/env'
import { jobsConfig } from '@/platform/jobs/config'
import { ownTasks } from '@/platform/jobs/tasks'
import { log } from '@/platform/log'
import { paymentEvents } from '@/platform/payments/webhooks'

const root = path.dirname(fileURLToPath(import.meta.url))

/** Files that generators write: a path that Next.js can follow would bring all sources along into the server. */
const inProject = (file: string): string => path.join(/* turbopackIgnore: true */ root, file)

/** Every collection of the product; a new one is a new line here. */
const collections = [
  Animals,
  News,
  Pages,
  SavedSections,
  FaqItems,
  Testimonials,
  Forms,
  FormSubmissions,
  AdoptionRequests,
  Certificates,
  Receipts,
  Media,
  Shelters,
  Users,
  Roles,
  plansWith({ subscriptions: [countOpenRequests, countOpenSponsorships] }),
  Tickets,
  TicketComments,
  LostFoundReports,
  Places,
  SupplyRequests,
  Campaigns,
  Announcements,
  Donors,
  Donations,
  Sponsorships,
  Payments,
  Reconciliations,
]

/** What the program alone writes: no log of it, and nobody’s form. */
const registers = [AuditLog, Consents, Emails, Notifications]

/** Everything that is done in the background; a new task is a new line here. */
const tasks = [
  ...ownTasks,
  ...consentTasks,
  ...accountTasks,
  ...archiveTasks,
  ...ownDataTasks,
  ...notificationTasks,
  ...likeTasks,
  ...followTasks,
  ...fosterTasks,
  ...savedSearchTasks,
  ...profileTasks,
  ...lostFoundTasks,
  ...placeTasks,
  ...relayTasks,
  ...announcementTasks,
  ...emailTasks,
  ...newsTasks,
  ...mediaTasks,
  ...formTasks,
  ...ticketTasks,
  ...abuseTasks,
  ...walkTasks,
  ...wallTasks,
  ...supplyTasks,
  ...campaignTasks,
  ...volunteeringTasks,
  ...badgeTasks,
  ...socialKitTasks,
  ...adoptionTasks,
  ...donationTasks,
  ...receiptTasks,
]

/** Tables and indexes that Payload does not know; those of a new room are a new line here. */
const databaseParts = [
  flagsDatabase,
  accountsDatabase,
  pagesDatabase,
  newsDatabase,
  animalsDatabase,
  sheltersDatabase,
  mediaDatabase,
  formsDatabase,
  receiptsDatabase,
  donationsDatabase,
  notificationsDatabase,
  likesDatabase,
  followsDatabase,
  fostersDatabase,
  savedSearchesDatabase,
  profilesDatabase,
  socialKitDatabase,
  lostFoundDatabase,
  placesDatabase,
  relayDatabase,
  abuseDatabase,
  walksDatabase,
  wallDatabase,
  supplyDatabase,
  campaignsDatabase,
  volunteeringDatabase,
  badgesDatabase,
  privacyDatabase,
]

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.publicUrl,
  cors: [env.publicUrl],
  csrf: [env.publicUrl],
  routes: { admin: '/admin', api: '/api/cms' },
  graphQL: { disable: true },
  logger: log,
  telemetry: false,
  defaultDepth: 0,
  maxDepth: 2,
  db: database(databaseParts),
  email: emailAdapter,
  sharp,
  collections: [...collections, ...registers],
  globals: [SiteTexts],
  hooks: { afterError: [hideForeignRows, tellFailures, refuseWrongFilters] },
  jobs: jobsConfig(tasks),
  upload: { limits: { fileSize: 6_000_000 }, abortOnLimit: true },
  i18n: { supportedLanguages: { fr }, fallbackLanguage: 'fr', translations },
  admin: {
    user: 'users',
    avatar: 'default',
    theme: 'light',
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: { supportedTimezones: FRENCH_TIMEZONES, defaultTimezone: 'Europe/Paris' },
    components: {
      providers: [
        '@/admin/menu/MenuFrame#MenuFrame',
        '@/admin/FrenchNames#FrenchNames',
        '@/admin/NetworkFailures#NetworkFailures',
        '@/admin/safe-forms/ForgetOthers#ForgetOthers',
      ],
      actions: ['@/admin/bell/AdminBell#AdminBell'],
      logout: { Button: '@/admin/menu/LogOut#LogOut' },
      graphics: { Logo: '@/admin/Brand#Logo', Icon: '@/admin/Brand#Icon' },
      afterNavLinks: [
        '@/admin/ShelterLinks#ShelterLinks',
        '@/features/lost-found/admin/desk#DeskLink',
        '@/features/supply-requests/admin/desk#DeskLink',
        '@/features/campaigns/admin/desk#DeskLink',
        '@/features/walks/admin/desk#DeskLink',
        '@/features/wall/admin/desk#DeskLink',
        '@/features/volunteering/admin/desk#DeskLink',
        '@/features/abuse/admin/desk#DeskLink',
        '@/features/places/admin/desk#DeskLink',
        '@/features/relay/admin/ReportsLink#ReportsLink',
        '@/features/badges/admin/BadgesLink#BadgesLink',
        '@/features/privacy/admin/PersonDataLink#PersonDataLink',
        '@/admin/failed-jobs/FailedJobsLink#FailedJobsLink',
      ],
      views: {
        dashboard: { Component: '@/admin/dashboard/Dashboard#Dashboard' },
        importAnimals: adminScreen(
          '@/features/animal-workspace/admin/import/ImportView#ImportView',
          IMPORT_PATH,
          'Importer des animaux',
        ),
        announce: adminScreen(
          '@/features/announcements/admin/AnnounceView#AnnounceView',
          ANNOUNCE_PATH,
          'Écrire une annonce',
        ),
        ...abuseScreens,
        ...lostFoundScreens,
        ...walkScreens,
        ...wallScreens,
        ...supplyScreens,
        ...campaignScreens,
        ...volunteeringScreens,
        ...placesScreens,
        ...widgetScreens,
        ...badgeScreens,
        failedJobs: adminScreen(
          '@/admin/failed-jobs/FailedJobs#FailedJobs',
          FAILED_JOBS_PATH,
          'Tâches en échec',
        ),
        personData: adminScreen(
          '@/features/privacy/admin/PersonDataView#PersonDataView',
          PERSON_DATA_PATH,
          'Données d’une personne',
        ),
      },
    },
    meta: {
      titleSuffix: '· Patte Blanche',
      openGraph: { description: 'L’espace des équipes.', siteName: 'Patte Blanche' },
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    importMap: {
      baseDir: inProject('src'),
      importMapFile: inProject('src/app/(payload)/admin/importMap.js'),
    },
  },
  typescript: { outputFile: inProject('src/payload-types.ts') },
  // Payload runs them in this order: hooks come after those of the plugins above, the log after all
  // rooms, and what makes the field `shelter` after what shows fields.
  plugins: [
    adoptionsPlugin,
    donationsPlugin,
    likesPlugin,
    lostFoundPlugin,
    followsPlugin,
    fostersPlugin,
    ticketsPlugin,
    relayPlugin,
    auditPlugin(registers),
    historyPlugin(registers),
    safeFormsPlugin(registers),
    paymentEvents(followEvents(receiveHint)),
    multiTenantPlugin({
      tenantsSlug: 'shelters',
      tenantField: { name: 'shelter', label: 'Refuge', defaultValue: defaultShelter },
      tenantsArrayField: {
        includeDefaultField: false,
        arrayFieldName: 'memberships',
        arrayTenantFieldName: 'shelter',
      },
      collections: {
        animals: { useTenantAccess: false },
        news: { useTenantAccess: false },
        pages: { useTenantAccess: false },
        'saved-sections': { useTenantAccess: false },
        media: { useTenantAccess: false },
        'faq-items': { useTenantAccess: false },
        testimonials: { useTenantAccess: false },
        forms: { useTenantAccess: false },
        'form-submissions': { useTenantAccess: false },
        plans: { useTenantAccess: false },
        tickets: { useTenantAccess: false },
        'ticket-comments': { useTenantAccess: false },
        'adoption-requests': { useTenantAccess: false },
        certificates: { useTenantAccess: false },
        receipts: { useTenantAccess: false },
        'supply-requests': { useTenantAccess: false },
        campaigns: { useTenantAccess: false },
      },
      cleanupAfterTenantDelete: false,
      useTenantsCollectionAccess: false,
      useTenantsListFilter: false,
      usersAccessResultOverride: ({ accessResult }) => accessResult,
      userHasAccessToAllTenants: (user) => Boolean(user.isSuperAdmin),
      i18n: {
        translations: {
          fr: {
            'nav-tenantSelector-label': 'Refuge',
            'assign-tenant-button-label': 'Changer de refuge',
            'assign-tenant-modal-title': 'Changer «\u00a0{{title}}\u00a0» de refuge',
            'field-assignedTenant-label': 'Refuge',
          },
        },
      },
    }),
    quietShelterSelection,
    ownListsPlugin,
  ],
})

export default clampOperations(hardenSystemCollections(config))
