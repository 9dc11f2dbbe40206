import { getPendingCode, type PendingCode } from '@/components/shared/one-time-code/pending-code'
import { logIn, signUp } from '@/lib/api/account'

type Way = 'login' | 'signup'

/** Asks for the code of a login or a sign-up; one that was sent a moment ago is used on. */
export async function requestCode(way: Way, phone: string): Promise<PendingCode> {
  try {
    const { otp, resendIn } = way === 'login' ? await sentByLogin(phone) : await signUp(phone)
    return { phone, purpose: way, echoed: otp, resendInSeconds: resendIn }
  } catch (failure) {
    const sent = getPendingCode(failure, phone, way)
    if (!sent) throw failure
    return sent
  }
}

async function sentByLogin(phone: string) {
  const { user, data } = await logIn(phone)
  return { otp: user.otp, resendIn: data.resendIn }
}
