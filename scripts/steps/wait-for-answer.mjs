import { setTimeout as pause } from 'node:timers/promises'

export const PATIENCE_MS = 90_000
const EVERY_MS = 200

/** Waits until an address responds without a server error; false on a timeout or when `isOver` returns true. */
export async function waitForAnswer(url, isOver = () => false, patienceMs = PATIENCE_MS) {
  const end = Date.now() + patienceMs
  while (Date.now() < end && !isOver()) {
    if (await answers(url)) return true
    await pause(EVERY_MS)
  }
  return false
}

async function answers(url) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    await response.arrayBuffer()
    return response.status < 500
  } catch {
    return false
  }
}

/** Requests the public pages once, so that the first visitor does not wait for their render. */
export async function warmPages(origin) {
  const { PAGES_TO_WARM } = await import('../../dist/gateway/public-pages.mjs')
  for (const page of PAGES_TO_WARM) {
    await Promise.all([answers(`${origin}${page || '/'}`), answers(`${origin}/en${page}`)])
  }
}
