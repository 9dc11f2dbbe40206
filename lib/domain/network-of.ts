const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i
const GROUPS = 8
const GROUPS_OF_NETWORK = 4

/** What is counted as one client: an IPv4 address, or the /64 of an IPv6 address, all of which one client has. */
export function networkOf(given: string): string {
  const address = given.replace(MAPPED_IPV4, '')
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS_OF_NETWORK).join(':').toLowerCase()
}
