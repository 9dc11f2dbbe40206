import { call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/http'
import type { ContactBody } from '@/lib/domain/content-pages/contact'

export type ContactOutcome = 'sent' | { issues: Record<string, string>; failure: string | null }

/** Sends the form; the server's errors come back by field, or as one message where no field owns them. */
export async function sendContact(typed: FormData, otherwise: string): Promise<ContactOutcome> {
  try {
    // The api checks what was typed.
    await call('POST /contact', { body: Object.fromEntries(typed) as unknown as ContactBody })
    return 'sent'
  } catch (failure) {
    const reported = failure instanceof ApiError ? failure : null
    // Only the first error of a field is shown.
    const issues = Object.fromEntries(
      (reported?.answer.issues ?? []).map((one) => [one.path, one.message]).reverse(),
    )
    const isOwned = Object.keys(issues).some((path) => typed.has(path))
    return { issues, failure: isOwned ? null : reported?.message || otherwise }
  }
}
