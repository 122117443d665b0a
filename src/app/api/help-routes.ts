import * as abuse from '@/features/abuse/api'
import * as abuseDesk from '@/features/abuse/desk/api'
import * as lostFoundAlerts from '@/features/lost-found/alerts/api'
import * as lostFound from '@/features/lost-found/api'
import * as lostFoundDesk from '@/features/lost-found/desk/api'
import * as lostFoundModeration from '@/features/lost-found/moderation-api'
import * as ownLostFound from '@/features/lost-found/own-api'
import * as ownLostFoundPhotos from '@/features/lost-found/own-photos-api'
import * as sightings from '@/features/lost-found/sightings/api'
import * as places from '@/features/places/api'
import * as placesDesk from '@/features/places/desk/api'
import * as placesDeskOwners from '@/features/places/desk/owner-api'
import * as placeImports from '@/features/places/import/api'
import * as placeOwners from '@/features/places/owners/api'
import * as relay from '@/features/relay/api'
import { receiveInbound } from '@/features/relay/inbound/api'
import { readReportedPhoto, reviewReportedThread } from '@/features/relay/review-api'
import type { Route } from '@/platform/http/route'

/** Lost and found animals, abuse, and the conversations about them: part of `routes.ts`. */
export const helpRoutes: readonly Route[] = [
  lostFound.createLostFoundReport,
  lostFound.mapLostFound,
  lostFound.writeToReportAuthor,
  lostFoundAlerts.watchLostAnimals,
  lostFoundAlerts.stopWatchingLostAnimals,
  lostFoundModeration.flagLostFound,
  lostFoundModeration.withdrawLostFound,
  lostFoundModeration.takeInLostFound,
  lostFoundDesk.listFlaggedLostFound,
  lostFoundDesk.keepFlaggedLostFound,
  lostFoundDesk.listLostFoundPairs,
  lostFoundDesk.judgeLostFoundPair,
  lostFoundDesk.listAllLostFound,
  lostFoundDesk.listNearLostFound,
  lostFoundDesk.listTakenLostFound,
  ownLostFound.publishOwnReport,
  ownLostFound.updateOwnReport,
  ownLostFound.endOwnReport,
  ownLostFound.renewOwnReport,
  ownLostFound.eraseOwnReport,
  ownLostFound.answerOwnMatch,
  ownLostFoundPhotos.addOwnPhoto,
  ownLostFoundPhotos.removeOwnPhoto,
  ownLostFoundPhotos.readPrivatePhoto,
  sightings.sendSighting,
  sightings.answerOwnSighting,
  sightings.withdrawLostFoundSighting,
  places.suggestPlaceRoute,
  places.confirmPlaceRoute,
  places.mapPlacesRoute,
  places.reportPlaceError,
  placeOwners.claimPlaceRoute,
  placeOwners.confirmClaimRoute,
  placeOwners.updateOwnPlaceRoute,
  placeOwners.leaveOwnPlaceRoute,
  placesDeskOwners.judgeDeskChange,
  placesDeskOwners.endDeskOwnership,
  placesDeskOwners.judgeDeskClaim,
  placeImports.checkPlaceRows,
  placeImports.importPlaceRows,
  placeImports.listPlaceImports,
  placeImports.undoPlaceImport,
  placesDesk.listDeskPlaces,
  placesDesk.publishDeskPlace,
  placesDesk.rejectDeskPlace,
  placesDesk.settleDeskPlace,
  placesDesk.updateDeskPlace,
  relay.writeMessage,
  relay.sendWaitingMessage,
  relay.readThreadMessages,
  relay.reportPerson,
  relay.stopMessages,
  relay.readPhoto,
  reviewReportedThread,
  readReportedPhoto,
  receiveInbound,
  abuse.suggestAccusedShelters,
  abuse.reportAbuse,
  abuse.addToReport,
  abuse.forgetReporter,
  abuseDesk.listAbuseReports,
  abuseDesk.readAbuseReport,
  abuseDesk.readAbusePhoto,
  abuseDesk.forwardAbuseReport,
  abuseDesk.closeAbuseReport,
  abuseDesk.writeToAbuseReporter,
  abuseDesk.listAbuseRecipients,
  abuseDesk.addAbuseRecipient,
  abuseDesk.removeAbuseRecipient,
]
