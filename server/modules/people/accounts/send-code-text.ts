import { CODE_LIFETIME_SECONDS, type CodePurpose } from '@/lib/domain/account/one-time-code'
import type { Deps } from '@/server/deps'
import { sendWithRetries } from '@/server/ports/sms'

const MINUTE_SECONDS = 60

const SENTENCES = {
  login: 'sms.code',
  signup: 'sms.code',
  changePhone: 'sms.code',
  proof: 'sms.proofCode',
  share: 'sms.shareCode',
} as const satisfies Record<CodePurpose, string>

interface CodeText {
  phone: string
  code: string
  purpose: CodePurpose
  language: 'ar' | 'en'
}

/** Not awaited, so that a slow message service neither delays the answer nor reveals known numbers. */
export function sendCodeText(
  { sms, translations, log }: Pick<Deps, 'sms' | 'translations' | 'log'>,
  { phone, code, purpose, language }: CodeText,
): void {
  const minutes = CODE_LIFETIME_SECONDS / MINUTE_SECONDS
  const text = translations.sentence(language, SENTENCES[purpose], { code, minutes })
  sendWithRetries(sms, { to: phone, text }).catch((error: unknown) =>
    log.error({ err: error }, 'a code was not sent'),
  )
}
