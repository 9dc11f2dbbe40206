import { getPendingCode, type PendingCode } from '@/components/shared/one-time-code/pending-code'
import { call } from '@/lib/api/call'

type Way = 'login' | 'signup'

/** Asks for the code of a login or a sign-up; one that was sent a moment ago is used on. */
export async function requestCode(way: Way, phone: string): Promise<PendingCode> {
  try {
    const { otp, resendIn } =
      way === 'login' ? await sentByLogin(phone) : await call('POST /user/signup', { body: { phone } })
    return { phone, purpose: way, echoed: otp, resendInSeconds: resendIn }
  } catch (failure) {
    const sent = getPendingCode(failure, phone, way)
    if (!sent) throw failure
    return sent
  }
}

async function sentByLogin(phone: string) {
  const { user, data } = await call('POST /user/login', { body: { phone } })
  return { otp: user.otp, resendIn: data.resendIn }
}
