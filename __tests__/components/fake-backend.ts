export interface Call {
  method: string
  path: string
  body: unknown
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> }

/** A fake network: answers by "METHOD path" and records the calls. An unexpected call fails the test. */
export function fakeBackend(answers: Record<string, Answer | Answer[]>): Call[] {
  const calls: Call[] = []
  const left = new Map(Object.entries(answers).map(([key, answer]) => [key, [answer].flat()]))
  globalThis.fetch = async (input) => {
    const request = input as Request
    const path = new URL(request.url).pathname + new URL(request.url).search
    const text = await request.text()
    calls.push({ method: request.method, path, body: text ? JSON.parse(text) : undefined })
    const queue = left.get(`${request.method} ${path}`)
    const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0]
    if (!answer) throw new Error(`unforeseen call: ${request.method} ${path}`)
    const { status = 200, body = {}, headers } = answer
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers })
  }
  return calls
}
