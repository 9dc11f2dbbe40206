import type { FastifyRequest } from 'fastify'
import { CODE_LIFETIME_SECONDS, type CodePurpose, RESEND_AFTER_SECONDS } from '@/lib/domain/code'
import { Refusal } from '@/lib/domain/issues'
import { normalisePhone } from '@/lib/domain/phone'
import type { Db } from '@/server/db/open'
import type { Deps } from '@/server/deps'
import { sendInsisting } from '@/server/ports/sms'
import { languageOf } from '@/server/words'
import { refuseTooMany } from './code-limits'
import { lockPhone, readLastCode, replaceCode } from './code-store'
import { hashOfCode, newCode } from './secrets'
import { readByPhone } from './store'

const MINUTE_SECONDS = 60

interface CodeAsked {
  phone: string
  /** where the call came from */
  address: string
  language: 'ar' | 'en'
}

interface CodeSent {
  phone: string
  /** only while the server echoes codes */
  otp?: string
  expiresIn: number
  resendIn: number
}

/** The call behind a wish for a code: where it came from and in which language the message is written. */
export function codeAsked(request: FastifyRequest, phone: string): CodeAsked {
  return { phone, address: request.ip, language: languageOf(request.headers['accept-language']) }
}

/** What each purpose needs to be true of the number. */
const FITS: Record<CodePurpose, (isKnown: boolean) => Refusal | null> = {
  login: (isKnown) => (isKnown ? null : new Refusal('unknown_phone')),
  signup: (isKnown) => (isKnown ? new Refusal('phone_taken') : null),
  changePhone: (isKnown) => (isKnown ? new Refusal('phone_taken') : null),
  deleteAccount: (isKnown) => (isKnown ? null : new Refusal('unknown_phone')),
}

/** Makes a code for a number and sends it, for one purpose only. */
export function sendCode(deps: Deps, asked: CodeAsked, purpose: CodePurpose): Promise<CodeSent> {
  return send(deps, asked, () => Promise.resolve(purpose))
}

/** Another code for the purpose of the last one; a number that never asked for one gets none. */
export function resendCode(deps: Deps, asked: CodeAsked): Promise<CodeSent> {
  return send(deps, asked, async (tx, phone) => {
    const last = await readLastCode(tx, phone)
    if (!last) throw new Refusal('unknown_phone')
    return last.purpose
  })
}

/**
 * A known and an unknown number walk the same steps: the code is made and written first, and a number that does not
 * fit takes the writing back.
 */
async function send(
  deps: Deps,
  asked: CodeAsked,
  purposeOf: (tx: Db, phone: string) => Promise<CodePurpose>,
): Promise<CodeSent> {
  const phone = normalisePhone(asked.phone)
  if (!phone) throw new Refusal('bad_request')
  const code = newCode()
  await deps.db.transaction(async (tx) => {
    await lockPhone(tx, phone)
    const purpose = await purposeOf(tx, phone)
    await refuseTooMany(tx, deps, { phone, address: asked.address })
    const isKnown = (await readByPhone(tx, phone)) !== null
    await write(tx, deps, { phone, purpose, code, address: asked.address })
    const refusal = FITS[purpose](isKnown)
    if (refusal) throw refusal
  })
  tell(deps, phone, code, asked.language)
  return {
    phone,
    ...(deps.config.otpEcho ? { otp: code } : {}),
    expiresIn: CODE_LIFETIME_SECONDS,
    resendIn: RESEND_AFTER_SECONDS,
  }
}

async function write(
  tx: Db,
  { clock, config }: Deps,
  { code, ...row }: { phone: string; purpose: CodePurpose; code: string; address: string },
) {
  const createdAt = clock.now()
  await replaceCode(tx, {
    ...row,
    codeHash: hashOfCode(config.sessionSecret, row.phone, row.purpose, code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CODE_LIFETIME_SECONDS * 1000),
  })
}

/** Not awaited: a slow message service must neither hold the answer nor tell known numbers from unknown ones. */
function tell({ sms, words, log }: Deps, phone: string, code: string, language: 'ar' | 'en'): void {
  const minutes = CODE_LIFETIME_SECONDS / MINUTE_SECONDS
  const text = words.sentence(language, 'sms.code', { code, minutes })
  sendInsisting(sms, { to: phone, text }).catch((error: unknown) =>
    log.error({ err: error }, 'a code was not sent'),
  )
}
