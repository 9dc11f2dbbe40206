import { setTimeout as pause } from 'node:timers/promises'
import { pathOnWire } from '@/lib/domain/wire-names'
import type { OutsideServices } from './outside-services'

const ADDRESS = 'https://localhost'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the drill reads answers of many routes.
  body: any
}

/** Somebody with a browser's cookies who calls the site through nginx. */
export class Visitor {
  readonly #cookies = new Map<string, string>()

  async send(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData
    const response = await fetch(`${ADDRESS}${path}`, {
      method,
      headers: {
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        origin: ADDRESS,
        'accept-language': 'en',
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        ...(method === 'POST' && path.endsWith('/bookings')
          ? { 'idempotency-key': crypto.randomUUID() }
          : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=')
      this.#cookies.set(name, value.join('='))
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }

  /** The body of an answer that must be a success. */
  async call(method: string, path: string, body?: object | FormData): Promise<Answer['body']> {
    const answer = await this.send(method, `/api/v1${pathOnWire(path)}`, body)
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 600)}`)
    return answer.body
  }

  /** Signs in, or with `signup` makes the account, by the code that the service of text messages was given. */
  async signIn(phone: string, services: OutsideServices, way: 'login' | 'signup' = 'login'): Promise<void> {
    await this.call('POST', `/user/${way}`, { phone })
    const otp = await until(() => services.codeFor(phone))
    const { status, body } = await this.send('POST', '/api/session', { phone, otp })
    if (status !== 200) throw new Error(`sign-in of ${phone}: ${status} ${JSON.stringify(body)}`)
  }
}

/** What a condition answers once it throws no more. */
export async function until<T>(attempt: () => T | Promise<T>, seconds = 30): Promise<T> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(200)
    }
  }
}
