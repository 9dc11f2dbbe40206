import { boolean, string } from 'yup'
import { normalisePhone } from '@/lib/domain/account/phone'
import { PAYMENT_WAYS } from './payment-methods'

const MOST_OF_A_TOKEN = 200
/** The encrypted token of a phone's wallet has some 4,000 characters. */
const MOST_OF_A_WALLET_TOKEN = 20_000

/** The digits of the code that a wallet sends to its owner. */
export const WALLET_CODE = { minLength: 4, maxLength: 6 }
/** A wallet sends another code only after so long, and so many in so long (docs.moyasar.com, Testing STC Pay). */
export const WALLET_CODE_LIMITS = { waitSeconds: 60, max: 5, minutes: 15 }

/**
 * What the payer hands over, in the fields of a call that pays: `source` is a token in the format of the provider's form, the
 * encrypted token of a wallet, or the mobile number of one that sends a code. `anew` gives up an open attempt of the same
 * source, so that the wallet sends another code.
 */
export const paySourceFields = {
  way: string().oneOf(PAYMENT_WAYS),
  source: string()
    .min(1)
    .when('way', ([way], source) => {
      if (way === 'stcpay') {
        return source
          .required()
          .max(MOST_OF_A_TOKEN)
          .test('not_a_phone', (typed: string | undefined) => !typed || normalisePhone(typed) !== null)
      }
      if (way === undefined || way === 'card') return source.max(MOST_OF_A_TOKEN)
      return source.required().max(MOST_OF_A_WALLET_TOKEN)
    }),
  anew: boolean(),
}

/** The code that a wallet sent to its owner. */
export const walletCode = string()
  .required()
  .matches(new RegExp(`^\\d{${WALLET_CODE.minLength},${WALLET_CODE.maxLength}}$`))
