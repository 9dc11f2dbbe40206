import type { PlaceName } from './places'
import type { PressName } from './presses'

/** Minutes after the booking was made, after arrival or after departure; before them where negative. */
type When = readonly [since: 'booked' | 'arrival' | 'departure', minutes: number]

export interface BookingKind {
  place: PlaceName
  /** of how many the month has one */
  weight: number
  isPromoted?: true
  /** its stay is in the next month */
  isAhead?: true
  presses: readonly (readonly [...When, press: PressName])[]
}

const HOUR = 60
const DAY = 24 * HOUR

const AGREED = ['booked', 40, 'approve'] as const
const PAID = ['booked', 5, 'payByCard'] as const
const CAME = ['arrival', 30, 'checkIn'] as const
const WENT = ['departure', -30, 'checkOut'] as const
const STAYED = [PAID, CAME, WENT] as const
const DISPUTED = [
  ...STAYED,
  ['departure', DAY, 'openChargeback'],
  ['departure', DAY + 60, 'sendEvidence'],
] as const

/** What becomes of the bookings of the month. A month has each of them, as far as it has bookings enough, then more by weight. */
export const BOOKING_KINDS: Record<string, BookingKind> = {
  byCard: { place: 'whole', weight: 14, presses: STAYED },
  byCardAtFarm: { place: 'farm', weight: 5, presses: STAYED },
  byStcPay: { place: 'plain', weight: 4, presses: [['booked', 5, 'payByStcPay'], CAME, WENT] },
  fromBalance: {
    ...{ place: 'plain', weight: 4 },
    presses: [['booked', 2, 'addToBalance'], ['booked', 5, 'payFromBalance'], CAME, WENT],
  },
  fromBalanceAndCard: {
    ...{ place: 'whole', weight: 3 },
    presses: [['booked', 2, 'addToBalance'], ['booked', 5, 'payByBalanceAndCard'], CAME, WENT],
  },
  atDoor: { place: 'door', weight: 8, presses: [CAME, ['arrival', HOUR, 'collect'], WENT] },
  atDoorUncollected: { place: 'door', weight: 2, presses: [CAME, WENT] },
  inParts: { place: 'parts', weight: 6, presses: [PAID, CAME, ['arrival', HOUR, 'collect'], WENT] },
  inPartsOnline: { place: 'parts', weight: 3, presses: [PAID, ['arrival', -DAY, 'payRest'], CAME, WENT] },
  split: {
    ...{ place: 'whole', weight: 4 },
    presses: [['booked', 2, 'split'], ['booked', 7, 'payShares'], CAME, WENT],
  },
  splitGivenUp: {
    ...{ place: 'whole', weight: 1 },
    presses: [
      ['booked', 2, 'split'],
      ['booked', 7, 'payFirstShare'],
      ['booked', 10, 'giveUpSplit'],
    ],
  },
  promoted: { place: 'whole', weight: 3, isPromoted: true, presses: STAYED },
  requested: { place: 'request', weight: 4, presses: [AGREED, ['booked', 50, 'payByCard'], CAME, WENT] },
  rejected: { place: 'request', weight: 1, presses: [['booked', 40, 'reject']] },
  declinedFirst: { place: 'whole', weight: 3, presses: [['booked', 2, 'payInVain'], ...STAYED] },
  unpaid: { place: 'whole', weight: 2, presses: [] },
  cancelled: { place: 'whole', weight: 4, presses: [PAID, ['booked', 5 * HOUR, 'cancel']] },
  cancelledToBalance: { place: 'farm', weight: 2, presses: [PAID, ['booked', 5 * HOUR, 'cancelToBalance']] },
  cancelledTooLate: { place: 'strict', weight: 2, presses: [PAID, ['booked', 5 * HOUR, 'cancel']] },
  cancelledByVendor: { place: 'parts', weight: 2, presses: [PAID, ['booked', 5 * HOUR, 'cancelByVendor']] },
  cancelledByAdmin: { place: 'whole', weight: 1, presses: [PAID, ['booked', 5 * HOUR, 'cancelByAdmin']] },
  refundRefused: {
    ...{ place: 'whole', weight: 1 },
    presses: [
      ['booked', 5, 'payByCardThatTakesNoRefund'],
      ['booked', 5 * HOUR, 'cancel'],
      ['booked', DAY + 5 * HOUR, 'transferRefund'],
    ],
  },
  noShow: { place: 'strict', weight: 3, presses: [PAID, ['arrival', 6 * HOUR, 'noShow']] },
  leftEarly: {
    ...{ place: 'whole', weight: 3 },
    presses: [PAID, CAME, ['arrival', 12 * HOUR, 'checkOut'], ['arrival', 13 * HOUR, 'freeDates']],
  },
  longer: {
    ...{ place: 'whole', weight: 2 },
    presses: [PAID, ['booked', HOUR, 'lengthen'], ['booked', HOUR + 5, 'payDifference'], CAME],
  },
  shorter: { place: 'whole', weight: 2, presses: [PAID, ['booked', HOUR, 'shorten'], CAME] },
  claimAgreed: {
    ...{ place: 'whole', weight: 2 },
    presses: [...STAYED, ['departure', 3 * HOUR, 'claim'], ['departure', 8 * HOUR, 'agree']],
  },
  claimDisputed: {
    ...{ place: 'farm', weight: 2 },
    presses: [
      ...STAYED,
      ['departure', 3 * HOUR, 'claim'],
      ['departure', 8 * HOUR, 'disagree'],
      ['departure', 20 * HOUR, 'decideClaim'],
    ],
  },
  complaintDuring: {
    ...{ place: 'strict', weight: 1 },
    presses: [PAID, CAME, ['arrival', 3 * HOUR, 'complain'], ['arrival', 8 * HOUR, 'grantThird']],
  },
  complaintAfter: {
    ...{ place: 'strict', weight: 2 },
    presses: [...STAYED, ['departure', 3 * HOUR, 'complain'], ['departure', DAY, 'grantThird']],
  },
  chargebackWon: {
    place: 'plain',
    weight: 1,
    presses: [...DISPUTED, ['departure', 3 * DAY, 'winChargeback']],
  },
  chargebackOfDiyar: {
    ...{ place: 'plain', weight: 1 },
    presses: [...DISPUTED, ['departure', 3 * DAY, 'loseChargebackByDiyar']],
  },
  chargebackOfVendor: {
    ...{ place: 'plain', weight: 1 },
    presses: [...DISPUTED, ['departure', 3 * DAY, 'loseChargebackByVendor']],
  },
  chargebackOwedAgain: {
    ...{ place: 'plain', weight: 1 },
    presses: [
      PAID,
      ['booked', 5 * HOUR, 'openChargeback'],
      ['booked', 6 * HOUR, 'loseChargebackByGuest'],
      CAME,
      ['arrival', HOUR, 'collect'],
      WENT,
    ],
  },
  ahead: { place: 'whole', weight: 4, isAhead: true, presses: [PAID] },
}
