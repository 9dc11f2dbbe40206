import type { FastifyRequest } from 'fastify'
import {
  CODE_LIFETIME_SECONDS,
  type CodePurpose,
  RESEND_AFTER_SECONDS,
} from '@/lib/domain/account/one-time-code'
import { normalisePhone } from '@/lib/domain/account/phone'
import { DomainError } from '@/lib/domain/issues'
import { networkOf } from '@/lib/domain/network-of'
import type { Db } from '@/server/db/db'
import type { Deps } from '@/server/deps'
import { languageOf } from '@/server/i18n'
import { assertCodeLimits } from './code-limits'
import { findLastCode, lockPhone } from './code-store'
import { type Credentials, identifyRequester, type Requester } from './requester'
import { newCode } from './secrets'
import { sendCodeText } from './send-code-text'
import { findByPhone } from './store'
import { writeCode } from './write-code'

interface CodeRequest {
  phone: string
  /** what is counted as one caller: `networkOf` the address */
  address: string
  language: 'ar' | 'en'
  holding: Credentials
}

export interface CodeSent {
  phone: string
  /** only while the server echoes codes */
  otp?: string
  expiresIn: number
  resendIn: number
  /** for a visitor; a signed-in user has the session instead */
  challenge?: string
}

/** The origin of a request for a code, and the language of its message. */
export function codeRequestOf(request: FastifyRequest, phone: string, holding: Credentials): CodeRequest {
  const language = languageOf(request.headers['accept-language'])
  return { phone, address: networkOf(request.ip), language, holding }
}

/** The condition of each purpose on the number. */
const FITS: Record<CodePurpose, (isKnown: boolean) => DomainError | null> = {
  login: (isKnown) => (isKnown ? null : new DomainError('unknown_phone')),
  signup: (isKnown) => (isKnown ? new DomainError('phone_taken') : null),
  changePhone: (isKnown) => (isKnown ? new DomainError('phone_taken') : null),
  proof: (isKnown) => (isKnown ? null : new DomainError('unknown_phone')),
  share: () => null,
}

/** Creates a code for a number and one purpose, and sends it; `count` is a limit beside those of all codes, which come first. */
export function sendCode(
  deps: Deps,
  requested: CodeRequest,
  purpose: CodePurpose,
  count?: () => Promise<void>,
): Promise<CodeSent> {
  return send(deps, requested, async () => purpose, count)
}

/** Sends another code for the purpose of the requester's last one; without a last one, none. */
export function resendCode(deps: Deps, requested: CodeRequest): Promise<CodeSent> {
  return send(deps, requested, async (tx, phone, requester) => {
    const last = await findLastCode(tx, phone, requester)
    // A code for a share is sent again from the page of its split, which counts it.
    if (!last || last.purpose === 'share') throw new DomainError('unknown_phone')
    return last.purpose
  })
}

type PurposeOf = (tx: Db, phone: string, requester: Requester) => Promise<CodePurpose>

/**
 * Known and unknown numbers run the same steps, so that timing reveals nothing. An unsuitable number also gets a row:
 * it is unusable and counts for the address of the caller.
 */
async function send(
  deps: Deps,
  requested: CodeRequest,
  purposeOf: PurposeOf,
  count?: () => Promise<void>,
): Promise<CodeSent> {
  const { address, holding } = requested
  const phone = normalisePhone(requested.phone)
  if (!phone) throw new DomainError('bad_request')
  const code = newCode()
  const now = deps.clock.now()
  const {
    requester,
    purpose,
    refusal: error,
  } = await deps.db.transaction(async (tx) => {
    await lockPhone(tx, phone)
    const requester = await identifyRequester(tx, holding, { phone, now })
    const purpose = await purposeOf(tx, phone, requester)
    await assertCodeLimits(tx, deps, { phone, address, purpose, requester })
    await count?.()
    const error = FITS[purpose]((await findByPhone(tx, phone)) !== null)
    await writeCode(tx, deps, { code, phone, purpose, address, requester, isSent: error === null })
    return { requester, purpose, refusal: error }
  })
  if (error) throw error
  sendCodeText(deps, { phone, code, purpose, language: requested.language })
  return {
    phone,
    ...(deps.config.otpEcho ? { otp: code } : {}),
    expiresIn: CODE_LIFETIME_SECONDS,
    resendIn: RESEND_AFTER_SECONDS,
    ...(requester.challenge ? { challenge: requester.challenge } : {}),
  }
}
