const pods = (host: string, numbers: readonly number[]) => numbers.map((number) => `${host}-pod${number}`)
const FIVE = [1, 2, 3, 4, 5]
const THREE = [1, 2, 3]

/** Hosts of Apple's merchant validation (developer.apple.com, Setting Up Your Server), those of its test environment last. */
const HOSTS: ReadonlySet<string> = new Set(
  [
    'apple-pay-gateway',
    'cn-apple-pay-gateway',
    ...pods('apple-pay-gateway-nc', FIVE),
    ...pods('apple-pay-gateway-pr', FIVE),
    ...pods('cn-apple-pay-gateway-sh', THREE),
    ...pods('cn-apple-pay-gateway-tj', THREE),
    'apple-pay-gateway-cert',
    'cn-apple-pay-gateway-cert',
  ].map((name) => `${name}.apple.com`),
)

/** Whether an address that a browser sent is one of Apple's: any other would make our provider call a stranger. */
export function isAppleValidationUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  return protocol === 'https:' && port === '' && !username && !password && HOSTS.has(hostname)
}
