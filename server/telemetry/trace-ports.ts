import { currentSpan, runInSpan } from '@/server/current-request'
import type { Adapters } from '@/server/deps'

/** The ports to the outside, with each of their calls as a part of the work that makes it. */
export function tracePorts(adapters: Adapters): Adapters {
  const { sms, mail, push, payments, geocoder, translator, feeds, webhooks, files } = adapters
  return {
    ...adapters,
    sms: traced('sms', sms, ['send']),
    mail: traced('mail', mail, ['send']),
    push: traced('push', push, ['send']),
    payments: traced('payments', payments, ['start', 'find', 'capture', 'void', 'refund']),
    geocoder: geocoder ? traced('geocoder', geocoder, ['addressAt']) : null,
    translator: translator && traced('translation', translator, ['translate']),
    feeds: traced('calendar', feeds, ['read']),
    webhooks: traced('webhook', webhooks, ['post']),
    files: traced('files', files, ['put', 'get', 'open', 'sizeOf', 'remove']),
  }
}

/** Only the name of a call is kept, because its arguments are numbers, texts and keys of people. */
function traced<Port extends object>(
  service: string,
  port: Port,
  methods: readonly (keyof Port & string)[],
): Port {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function' || !methods.some((method) => method === name)) return value
      return (...args: unknown[]) => {
        const attributes = { 'peer.service': service }
        const span = currentSpan()?.child(`${service} ${String(name)}`, { kind: 'client', attributes })
        return runInSpan(span, async () => value.apply(target, args))
      }
    },
  })
}
