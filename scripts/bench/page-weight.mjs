import { gzipSync } from 'node:zlib'

/** The first visit on a phone: nothing cached, no scrolling. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const QUIET_MS = 1000

/**
 * Transferred bytes and number of requests of a page in Chromium. `scriptGzipBytes` compresses the scripts with one
 * gzip level, because two servers may compress differently.
 */
export async function measurePageWeight(browser, url) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const requests = await recordRequests(cdp)
    const scripts = recordScripts(page)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 30_000 })
    await page.waitForTimeout(QUIET_MS)
    return { ...summary([...requests.values()]), scriptGzipBytes: await gzippedBytes(scripts) }
  } finally {
    await context.close()
  }
}

async function recordRequests(cdp) {
  const requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { type, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await cdp.send('Network.enable')
  return requests
}

function recordScripts(page) {
  const scripts = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return scripts
}

async function gzippedBytes(scripts) {
  const sizes = await Promise.all(scripts.map(async (one) => gzipSync(await one.body(), { level: 9 }).length))
  return sizes.reduce((total, size) => total + size, 0)
}

function summary(requests) {
  const bytesOf = (type) => sum(requests.filter((one) => type === undefined || one.type === type))
  return {
    htmlBytes: bytesOf('Document'),
    scriptBytes: bytesOf('Script'),
    imageBytes: bytesOf('Image'),
    totalBytes: bytesOf(),
    requests: requests.length,
  }
}

const sum = (requests) => requests.reduce((total, one) => total + one.bytes, 0)
