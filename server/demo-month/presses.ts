import { CHARGEBACK_PRESSES } from './chargeback-presses'
import { PAYMENT_PRESSES } from './payment-presses'
import { STAY_PRESSES } from './stay-presses'

/** What somebody does about a booking of the month. */
export const PRESSES = { ...STAY_PRESSES, ...PAYMENT_PRESSES, ...CHARGEBACK_PRESSES }
export type PressName = keyof typeof PRESSES
