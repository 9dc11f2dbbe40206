import { randomUUID } from 'node:crypto'

type Body = Record<string, unknown>
interface Outcome {
  status: string
  source: Body
}
interface Waiting {
  status: string
  source: Body
}

/** The numbers and codes of docs.moyasar.com, Testing STC Pay; all others start a payment, and are wrong codes. */
export const STC_NUMBERS: Record<string, string> = {
  '0515555555': 'Mobile number is not registered to use the STC Pay service.',
  '0515555556': 'Please update your information using the STC Pay app before attempting payment.',
  '0515555557': 'The customer account status is invalid, please contact STC Pay support.',
  '0515555558': 'You have exhausted your OTP attempts, please wait 15 minutes then try again.',
  '0515555559': 'Please wait 60 seconds before attempting a new payment.',
}
const CODES: Record<string, [status: string, message: string]> = {
  '123456': ['paid', 'Paid'],
  '000000': ['paid', 'Paid'],
  '111111': ['failed', 'Insufficient Balance.'],
  '222222': ['failed', 'You have exceeded the allowed daily transaction limit for your STC Pay account.'],
  '333333': ['failed', 'You have exceeded the maximum allowed transaction amount.'],
  '444444': ['failed', 'Connection timed out while waiting for response from STC Pay service.'],
}
/** Refused without an end of the payment, as an address is whose token is over. */
export const REFUSED_CODE = '999999'

/** A token of Apple's sheet as the browser has it; its `data` says what the bank does. */
export const appleToken = (data: 'approved' | 'declined') =>
  JSON.stringify({
    paymentData: { version: 'EC_v1', data, signature: 'x', header: {} },
    paymentMethod: { displayName: 'mada 1010', network: 'mada', type: 'debit' },
    transactionIdentifier: randomUUID(),
  })

/** What a wallet's source starts; null: the source is not one. */
export function startWallet(source: Body, url: string): Outcome | null {
  const { type, token, mobile } = source
  if (type === 'stcpay') return typeof mobile === 'string' ? startStcPay(mobile, url) : null
  if (type !== 'applepay' && type !== 'samsungpay') return null
  if (typeof token !== 'string') return null
  const isDeclined = token.includes('"data":"declined"')
  const message = isDeclined ? 'DECLINED: INSUFFICIENT_FUNDS' : 'APPROVED'
  return {
    status: isDeclined ? 'failed' : 'paid',
    source: { type, company: 'mada', number: 'XXXX-XXXX-XXXX-1010', message, transaction_url: null },
  }
}

function startStcPay(mobile: string, url: string): Outcome | null {
  if (!/^(05|\+9665|009665)\d{8}$/.test(mobile)) return null
  const message = STC_NUMBERS[mobile] ?? null
  const base = { type: 'stcpay', mobile, reference_number: null, branch: null, cashier: null, message }
  if (message) return { status: 'failed', source: { ...base, transaction_url: null } }
  const transaction_url = `${url}/v1/stc_pays/${randomUUID()}/proceed?otp_token=${randomUUID()}`
  return { status: 'initiated', source: { ...base, transaction_url } }
}

/** The payer's code at the address of a payment; whether money was taken, null where it was refused. */
export function proceed(payment: Waiting | undefined, code: unknown): boolean | null {
  if (payment?.status !== 'initiated' || code === REFUSED_CODE) return null
  const [status, message] = CODES[String(code)] ?? ['failed', 'Invalid OTP']
  payment.status = status
  Object.assign(payment.source, { message, transaction_url: null })
  return status === 'paid'
}
