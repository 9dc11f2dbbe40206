import { string } from 'yup'
import { exactObject } from '@/lib/domain/exact-object'
import { latinDigits } from '@/lib/domain/text/arabic'

/** RFC 6238 as every authenticator app takes it. */
export const TOTP = { digits: 6, periodSeconds: 30, algorithm: 'SHA1' } as const
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 10
/** In one session, which is then locked; another session of the same admin is not. */
export const MAX_WRONG_TRIES = 5
export const LOCK_MINUTES = 15
/** Of all sessions since the last right code; then a new session needs a recovery code, which nobody can guess. */
export const MAX_WRONG_TRIES_IN_SUM = 50
/** A working day, less than a session lives. */
export const SECOND_STEP_HOURS = 12

/** `off`: not asked for, and none is set up. */
export const SECOND_STEPS = ['done', 'code', 'enrol', 'off'] as const
export type SecondStep = (typeof SECOND_STEPS)[number]

interface SecondStepFacts {
  isRequired: boolean
  isEnrolled: boolean
  /** when this session did the second step */
  doneAt: Date | null
}

/** What a session lacks before the console opens; who has set it up is asked even where it is not required. */
export function secondStepOf({ isRequired, isEnrolled, doneAt }: SecondStepFacts, now: Date): SecondStep {
  if (!isEnrolled) return isRequired ? 'enrol' : 'off'
  const ageMs = doneAt === null ? Number.POSITIVE_INFINITY : now.getTime() - doneAt.getTime()
  return ageMs < SECOND_STEP_HOURS * 3_600_000 ? 'done' : 'code'
}

export const isConsoleOpen = (step: SecondStep) => step === 'done' || step === 'off'

/** As typed: digits of either script, spaces and dashes do not count. */
export const foldCode = (typed: string) => latinDigits(typed).replace(/[\s-]/g, '').toLowerCase()

const TOTP_CODE = new RegExp(`^\\d{${TOTP.digits}}$`)
const RECOVERY_CODE = new RegExp(`^[0-9a-z]{${RECOVERY_CODE_LENGTH}}$`)
export const isTotpCode = (folded: string) => TOTP_CODE.test(folded)

const typedCode = (fits: RegExp[]) =>
  string()
    .required()
    .max(30)
    .test('wrong_code', (value) => value === undefined || fits.some((one) => one.test(foldCode(value))))

export const totpBody = exactObject({ code: typedCode([TOTP_CODE]) })
export const secondStepBody = exactObject({ code: typedCode([TOTP_CODE, RECOVERY_CODE]) })
