import type { Answer, TestApp } from './test-app'

export const wrongFor = (otp: string) => String((Number(otp) + 1) % 10_000).padStart(4, '0')

/** A browser of its own: it stores the cookies that it is given and sends them back. */
export function aBrowser(api: TestApp, from?: string) {
  const jar = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'accept-language': 'en', ...(cookie ? { cookie } : {}) }
    const answer = await api.call(method, path, { body, from, headers })
    for (const one of [answer.headers['set-cookie'] ?? []].flat()) store(String(one))
    return answer
  }

  const post = (path: string, body?: unknown) => send('POST', path, body)

  function store(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0\b/.test(line)) jar.delete(name)
    else jar.set(name, value)
  }

  return {
    post,
    get: (path: string) => send('GET', path),
    delete: (path: string) => send('DELETE', path),
    cookies: jar,
    verify: (phone: string, otp: string) => post('/user/verify', { phone, otp }),
    codeFor: async (phone: string): Promise<string> => (await post('/user/login', { phone })).body.user.otp,
  }
}
