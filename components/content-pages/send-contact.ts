import { sendContactMessage } from '@/lib/api/contact'
import { ApiError } from '@/lib/api/http'

export type ContactOutcome = 'sent' | { issues: Record<string, string>; failure: string | null }

/** Sends what was typed; the server's sentences come back by field, and what no field owns as one sentence. */
export async function sendContact(typed: FormData, otherwise: string): Promise<ContactOutcome> {
  try {
    await sendContactMessage(Object.fromEntries(typed) as Record<string, string>)
    return 'sent'
  } catch (failure) {
    const reported = failure instanceof ApiError ? failure : null
    // The first sentence of a field is the one that matters.
    const issues = Object.fromEntries(
      (reported?.answer.issues ?? []).map((one) => [one.path, one.message]).reverse(),
    )
    const isOwned = Object.keys(issues).some((path) => typed.has(path))
    return { issues, failure: isOwned ? null : reported?.message || otherwise }
  }
}
