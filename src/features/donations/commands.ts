export { refundPayment, type RefundOrder } from './refunds/commands'
export {
  cardPageOf,
  changeSponsorshipAmount,
  chooseAfterLeaving,
  endSponsorship,
  pauseSponsorship,
  resumeSponsorship,
  type AfterLeaving,
} from './sponsorships/commands'
