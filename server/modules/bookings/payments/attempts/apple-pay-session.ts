import { DomainError, issue } from '@/lib/domain/issues'
import type { Deps } from '@/server/deps'
import { isAppleValidationUrl } from '@/server/ports/payments/apple-pay'

const RETRY_SECONDS = 5

/** Apple's merchant session for the sheet that a browser opened; `validationUrl` is what Apple gave to it. */
export async function startApplePaySession(
  { payments, log }: Deps,
  validationUrl: string,
): Promise<{ session: unknown }> {
  if (!payments.applePaySession || !isAppleValidationUrl(validationUrl)) {
    throw new DomainError('bad_request', { issues: [issue('validationUrl', 'one_of')] })
  }
  const session = await payments.applePaySession(validationUrl).catch((err: unknown) => {
    log.error({ err }, 'the payment provider gave no session of Apple Pay')
    return null
  })
  if (session === null) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  return { session }
}
