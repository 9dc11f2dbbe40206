export interface Call {
  method: string
  path: string
  body: unknown
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }
/** Answers by the body of the call. */
type Answering = (body: Record<string, unknown>) => Answer

/** A fake network: answers by "METHOD path" and records the calls. An unexpected call fails the test. */
export function fakeBackend(answers: Record<string, Answer | Answer[] | Answering>): Call[] {
  const calls: Call[] = []
  const left = new Map(Object.entries(answers).map(([key, answer]) => [key, [answer].flat()]))
  globalThis.fetch = async (input) => {
    const request = input as Request
    const path = new URL(request.url).pathname + new URL(request.url).search
    const text = await request.text()
    const sent = text ? JSON.parse(text) : undefined
    calls.push({ method: request.method, path, body: sent })
    const queue = left.get(`${request.method} ${path}`)
    const next = queue && queue.length > 1 ? queue.shift() : queue?.[0]
    const answer = typeof next === 'function' ? next(sent) : next
    if (!answer) throw new Error(`unforeseen call: ${request.method} ${path}`)
    const { status = 200, body = {}, headers } = answer
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers })
  }
  return calls
}
