const NAME = 'diyar-booking-key'

/** The key of a content that is being sent, kept over a reload: the same content sent again is the same booking. */
export function keyFor(body: string): string {
  const kept = read()
  if (kept?.body === body) return kept.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(NAME, JSON.stringify({ body, key }))
  return key
}

/** Once there is an answer the next attempt is a new one. */
export function forgetKey(): void {
  sessionStorage.removeItem(NAME)
}

function read(): { body: string; key: string } | null {
  return JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
}
