/** Signs in to a demo, which answers the code; resolves to a function that reads as this user, a visitor without a phone. */
export async function signIn(origin, phone) {
  const cookies = new Map()
  const call = async (path, body) => {
    const answer = await fetch(origin + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0].split('=')
      cookies.set(name, value)
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  if (phone === null) return (path) => call(path)
  const { user } = await (await call('/api/v1/user/login', { phone })).json()
  if (!user.otp) throw new Error(`${origin} is no demo: it answers no code`)
  await call('/api/session', { phone, otp: user.otp })
  return (path) => call(path)
}
