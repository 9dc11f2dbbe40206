import { number, object, string } from 'yup'
import { PAYMENT_PURPOSES } from '@/lib/domain/booking/payment-states'
import { BOOKING_TABS } from '@/lib/domain/booking/transitions'
import { VENDOR_TABS } from '@/lib/domain/booking/vendor-tabs'
import { PAYMENT_SOURCES, REFUND_DESTINATIONS } from '@/lib/domain/ledger/postings'
import { fromSar, toSar } from '@/lib/domain/money'
import { MAX_REASON } from '@/lib/domain/reason'
import { userText } from '@/lib/domain/text/text'
import { pageFields } from './inputs'

const ARRIVAL_CODE = /^\d{4}$/

export const listQuery = object({ tab: string().oneOf(BOOKING_TABS), ...pageFields })
  .noUnknown()
  .exact()
export const vendorListQuery = object({ tab: string().oneOf(VENDOR_TABS), ...pageFields })
  .noUnknown()
  .exact()
/** Without `refundTo` a refund goes back to the card. */
export const cancelBody = object({
  reason: userText(MAX_REASON),
  refundTo: string().oneOf(REFUND_DESTINATIONS),
})
  .noUnknown()
  .exact()
/** The payment source in the format of the provider's form; `balancePart` in SAR is what the balance pays beside a card. */
export const payBody = object({
  source: string().min(1).max(200),
  purpose: string().oneOf(PAYMENT_PURPOSES),
  from: string().oneOf(PAYMENT_SOURCES),
  balancePart: number()
    .min(0.01)
    .max(1_000_000)
    .test('matches', (sar) => sar === undefined || toSar(fromSar(sar)) === sar)
    .when('from', ([from], part) => (from === 'balance' ? part.max(0) : part)),
})
  .noUnknown()
  .exact()
export const arrivalBody = object({ code: string().required().matches(ARRIVAL_CODE) })
  .noUnknown()
  .exact()

export const DEFAULT_TAB = 'upcoming'
