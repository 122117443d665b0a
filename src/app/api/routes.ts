import * as accounts from '@/features/accounts/api'
import * as invitations from '@/features/accounts/invite/api'
import * as team from '@/features/accounts/team-workspace/api'
import * as passwords from '@/features/accounts/passwords/api'
import * as ownAccount from '@/features/accounts/own/api'
import * as people from '@/features/accounts/people/api'
import { openAccount } from '@/features/accounts/sign-up/api'
import { resendVerification, verifyEmail } from '@/features/accounts/verification/api'
import * as adoptions from '@/features/adoptions/api'
import * as adoptionBack from '@/features/adoptions/back-api'
import { listAdoptionMeetings } from '@/features/adoptions/calendar-api'
import { sendAdoptionLink } from '@/features/adoptions/link-api'
import { readAdoptionForm } from '@/features/adoptions/apply/api'
import * as adoptionFollow from '@/features/adoptions/follow/api'
import * as communes from '@/features/communes/api'
import * as donations from '@/features/donations/checkout/api'
import * as directory from '@/features/directory/api'
import * as follows from '@/features/follows/api'
import * as forms from '@/features/forms/api'
import * as answers from '@/features/forms/submissions/api'
import * as answerFiles from '@/features/forms/submissions/files-api'
import * as inbox from '@/features/forms/inbox/api'
import * as paymentAccount from '@/features/donations/account/api'
import * as media from '@/features/media/api'
import { listFaqItems } from '@/features/faq/api'
import { listTestimonials } from '@/features/testimonials/api'
import * as likes from '@/features/likes/api'
import * as announcements from '@/features/announcements/api'
import { readAllPlain } from '@/features/notifications/page/api'
import * as notifications from '@/features/notifications/api'
import * as notificationPreferences from '@/features/notifications/preferences/api'
import { readSession } from '@/features/own-space/api'
import * as pages from '@/features/pages/api'
import * as savedSections from '@/features/pages/saved-sections/api'
import * as pageSchedule from '@/features/pages/schedule/api'
import * as pageTree from '@/features/pages/tree/api'
import * as plans from '@/features/plans/api'
import * as newsletter from '@/features/donations/newsletter/api'
import * as privacy from '@/features/privacy/api'
import * as dataArchives from '@/features/privacy/archive/api'
import * as ownData from '@/features/privacy/own/api'
import * as receipts from '@/features/receipts/api'
import * as tickets from '@/features/tickets/api'
import * as savedSearches from '@/features/saved-searches/api'
import * as shelters from '@/features/shelters/api'
import { writeToTeam } from '@/features/contact/api'
import { joinPlatform } from '@/features/shelters/join/api'
import { listManagedShelters } from '@/features/shelters/managed/api'
import { readOwnShelters } from '@/features/shelters/own/api'
import { decideShelter } from '@/features/shelters/review/api'
import { env } from '@/platform/env'
import { readSignedFile } from '@/platform/http/files'
import { openApiDocument } from '@/platform/http/openapi'
import { health, ready } from '@/platform/http/probes'
import { defineRoute, type Route } from '@/platform/http/route'

import { profileRoutes } from './profile-routes'
import { animalRoutes } from './animal-routes'
import { campaignRoutes } from './campaign-routes'
import { givingRoutes } from './giving-routes'
import { helpRoutes } from './help-routes'
import { newsRoutes } from './news-routes'
import { supplyRoutes } from './supply-routes'
import { volunteeringRoutes } from './volunteering-routes'
import { walkRoutes } from './walk-routes'
import { wallRoutes } from './wall-routes'
import { retryFailedJob } from '@/platform/jobs/api'
import { submitForm } from '@/site/submit-form'

const readDocument = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Ce document',
  tags: ['Service'],
  auth: 'public',
  answers: { 200: { description: 'OpenAPI 3.1' } },
  handler: async () => openApiDocument(routes, env.publicUrl),
})

/** Every route of the API, in the order of its document; a new one is a new line here. */
export const routes: readonly Route[] = [
  ...helpRoutes,
  ...volunteeringRoutes,
  ...walkRoutes,
  ...wallRoutes,
  ...supplyRoutes,
  ...profileRoutes,
  ...campaignRoutes,
  ...animalRoutes,
  listManagedShelters,
  shelters.readShelter,
  shelters.readTheme,
  shelters.locateAddress,
  directory.listSheltersNear,
  directory.mapDirectory,
  communes.listCommunes,
  communes.readCommuneNear,
  joinPlatform,
  writeToTeam,
  decideShelter,
  paymentAccount.openPaymentAccount,
  paymentAccount.refreshPaymentAccount,
  pages.patchPage,
  pageTree.listTree,
  pageTree.placeInTree,
  pageSchedule.listSchedule,
  pageSchedule.schedulePage,
  pageSchedule.unschedulePage,
  savedSections.listSections,
  savedSections.createSection,
  savedSections.renameSavedSection,
  savedSections.deleteSavedSection,
  listFaqItems,
  listTestimonials,
  ...newsRoutes,
  forms.listForms,
  forms.listFormOptions,
  forms.readForm,
  answers.readFormToAnswer,
  submitForm,
  answers.readStamp,
  answerFiles.readTeamFile,
  answerFiles.readSenderFile,
  inbox.listSubmissions,
  inbox.exportSubmissions,
  inbox.listFormCounts,
  inbox.listSubmissionFollowers,
  inbox.readOneSubmission,
  inbox.patchSubmission,
  inbox.decideOneSubmission,
  inbox.removeSubmission,
  inbox.createSubmissionNote,
  inbox.removeSubmissionNote,
  plans.listShelterPlans,
  plans.createShelterPlan,
  plans.initializePlans,
  plans.replacePlanGroup,
  plans.readOnePlan,
  plans.changeOnePlan,
  plans.deleteOnePlan,
  plans.duplicateOnePlan,
  newsletter.openWithdrawal,
  newsletter.withdrawNewsletter,
  receipts.listShelterReceipts,
  receipts.exportShelterReceipts,
  receipts.readShelterReceipt,
  receipts.cancelShelterReceipt,
  receipts.readOwnReceipt,
  tickets.listTeamTickets,
  tickets.writeToShelter,
  tickets.answerTicket,
  tickets.editAnswer,
  tickets.removeAnswer,
  privacy.findPersonData,
  privacy.exportPersonData,
  privacy.erasePersonData,
  media.listMedia,
  media.createMedia,
  media.startUpload,
  media.changeMedia,
  media.listMediaUses,
  media.deleteMedia,
  adoptions.listAdoptionRequests,
  adoptions.createAdoptionRequest,
  listAdoptionMeetings,
  adoptions.readAdoptionRequest,
  adoptions.changeAdoptionRequest,
  adoptions.moveAdoptionRequest,
  adoptionBack.takeBackAdoptionStep,
  adoptionBack.correctCertificateDate,
  adoptionBack.printAdoptionLetter,
  adoptionBack.readAnimalUndo,
  adoptionBack.undoAnimalStatus,
  adoptions.addAdoptionNote,
  adoptions.sendAdoptionMessage,
  sendAdoptionLink,
  adoptions.listMeetingSlots,
  adoptions.deliverAdoptionCertificate,
  adoptions.signAdoptionCertificate,
  adoptions.readAdoptionCertificate,
  adoptions.returnAdoptedAnimal,
  ...givingRoutes,
  readAdoptionForm,
  adoptionFollow.withdrawAdoption,
  adoptionFollow.chooseAdoptionMeeting,
  adoptionFollow.signAdoption,
  adoptionFollow.readFollowedCertificate,
  adoptionFollow.readFollowedMeeting,
  donations.createCheckout,
  donations.readGift,
  accounts.login,
  accounts.logout,
  openAccount,
  likes.readLikes,
  likes.addLike,
  likes.removeLike,
  likes.joinBrowser,
  follows.readFollows,
  follows.followShelter,
  follows.followProfile,
  savedSearches.saveSearchRoute,
  savedSearches.confirmSearchRoute,
  savedSearches.changeSearchRoute,
  savedSearches.pauseSearchRoute,
  savedSearches.resumeSearchRoute,
  savedSearches.removeSearchRoute,
  savedSearches.openSearchStop,
  savedSearches.stopSearchRoute,
  notificationPreferences.savePreferences,
  notificationPreferences.openStop,
  notificationPreferences.stopMails,
  notifications.readNotifications,
  notifications.readUnreadCount,
  notifications.readAll,
  notifications.readOne,
  notifications.removeOne,
  readAllPlain,
  announcements.listTeamAnnouncements,
  announcements.countTeamAudience,
  announcements.writeTeamAnnouncement,
  announcements.cancelTeamAnnouncement,
  announcements.listPlatformAnnouncements,
  announcements.countPlatformAudience,
  announcements.writePlatformAnnouncement,
  announcements.cancelPlatformAnnouncement,
  ownAccount.saveIdentity,
  ownAccount.requestNewEmail,
  ownAccount.saveNewPassword,
  ownAccount.closeSession,
  ownAccount.leaveOneTeam,
  dataArchives.askOwnData,
  dataArchives.readOwnData,
  dataArchives.downloadOwnData,
  ownData.requestDeletion,
  ownData.cancelDeletion,
  verifyEmail,
  resendVerification,
  passwords.forgotPassword,
  passwords.resetPassword,
  invitations.readInvitations,
  invitations.invite,
  invitations.cancel,
  invitations.accept,
  team.listTeamMembers,
  team.changeMemberRole,
  team.changeMemberDisplay,
  team.removeTeamMember,
  team.leaveOwnTeam,
  readSession,
  accounts.readMe,
  readOwnShelters,
  readSignedFile,
  people.updateName,
  people.searchUsers,
  people.listPlatformPeople,
  retryFailedJob,
  health,
  ready,
  readDocument,
]
