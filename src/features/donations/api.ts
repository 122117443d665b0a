export { createCheckout, readGift } from './checkout/api'
