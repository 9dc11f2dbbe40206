/** What the islands of this page and the windows that they open say. */
export const PLACE_MESSAGES = [
  'detail.gallery',
  'detail.sharing',
  'detail.nav',
  'detail.cancellation',
  'detail.facilities',
  'detail.reviews',
  'detail.report',
  'detail.loadFailed',
  'detail.retry',
  'booking',
  'map',
  'vocabulary.addOn',
  'vocabulary.paymentType',
  'vocabulary.priceUnit',
]
