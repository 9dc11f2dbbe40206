import { call } from '@/lib/api/call'

/** The part of Apple Pay JS that is used (developer.apple.com, ApplePaySession); Safari alone has it. */
interface AppleSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onpaymentauthorized: ((event: { payment: { token: unknown } }) => void) | null
  oncancel: (() => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePayment(result: { status: number }): void
}
interface AppleSessionClass {
  new (version: number, request: object): AppleSession
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
  canMakePayments(): boolean
  supportsVersion(version: number): boolean
}
declare global {
  interface Window {
    ApplePaySession?: AppleSessionClass
  }
}

/** The first version with the network mada. */
const VERSION = 5

/** Whether this device pays by Apple Pay, with a card or after adding one; a page without TLS throws. */
export function canPayByApple(): boolean {
  try {
    const { ApplePaySession: Session } = window
    return Boolean(Session?.supportsVersion(VERSION) && Session.canMakePayments())
  } catch {
    return false
  }
}

interface ApplePayOrder {
  /** in SAR */
  amount: number
  /** the shop, as the sheet names it */
  label: string
  /** pays with the token; whether it went on */
  pay(token: string): Promise<boolean>
  /** the sheet closed without a payment, by the payer or because it could not be opened */
  onEnd(hasFailed: boolean): void
}

/** Opens Apple's sheet. Apple demands that this is done in the press itself, without waiting for anything before. */
export function openAppleSheet({ amount, label, pay, onEnd }: ApplePayOrder): void {
  const Session = window.ApplePaySession
  if (!Session) {
    onEnd(true)
    return
  }
  const session = new Session(VERSION, {
    countryCode: 'SA',
    currencyCode: 'SAR',
    supportedNetworks: ['mada', 'visa', 'masterCard'],
    merchantCapabilities: ['supports3DS', 'supportsDebit', 'supportsCredit'],
    total: { label, type: 'final', amount: amount.toFixed(2) },
  })
  session.onvalidatemerchant = async ({ validationURL }) => {
    try {
      const body = { validationUrl: validationURL }
      const answer = await call('POST /payments/apple-pay/session', { body })
      session.completeMerchantValidation(answer.session)
    } catch {
      session.oncancel = null
      session.abort()
      onEnd(true)
    }
  }
  session.onpaymentauthorized = async ({ payment }) => {
    const isPaid = await pay(JSON.stringify(payment.token))
    session.completePayment({ status: isPaid ? Session.STATUS_SUCCESS : Session.STATUS_FAILURE })
    if (!isPaid) onEnd(false)
  }
  session.oncancel = () => onEnd(false)
  session.begin()
}
