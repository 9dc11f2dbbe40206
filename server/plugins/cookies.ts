import type { FastifyReply, FastifyRequest } from 'fastify'

/** The value of a cookie with 256 random bits; undefined for any other value. */
export function readSecretCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const named = (headers.cookie ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  const value = named?.slice(name.length + 1)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** HttpOnly and SameSite; 0 seconds remove the cookie. */
export function setSecretCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; maxAgeSeconds: number; isHttps: boolean },
): void {
  const { name, value, maxAgeSeconds, isHttps } = cookie
  // Next drops `Max-Age=0` where it joins cookies, so a removal has an Expires too.
  const past = maxAgeSeconds === 0 ? [`Expires=${new Date(0).toUTCString()}`] : []
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, ...past, 'HttpOnly', 'SameSite=Lax']
  reply.header('set-cookie', [`${name}=${value}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '))
}
