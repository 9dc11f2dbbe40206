import { sendContactMessage } from '@/lib/api/contact'
import { ApiError } from '@/lib/api/http'

export type ContactOutcome = 'sent' | { issues: Record<string, string>; failure: string | null }

/** Sends the form; the server's errors come back by field, or as one message where no field owns them. */
export async function sendContact(typed: FormData, otherwise: string): Promise<ContactOutcome> {
  try {
    await sendContactMessage(Object.fromEntries(typed) as Record<string, string>)
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
