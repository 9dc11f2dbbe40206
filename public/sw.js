/*
 * Diyar's service worker: an offline page for everybody, and for a signed-in person the own bookings, kept on the device.
 * Public pages are never kept here, so that nobody sees an old price. Nothing is shown from a cache while the network
 * answers, apart from files that are named by their content.
 */
const SHELL = 'diyar-shell-1'
const FILES = 'diyar-files-1'
const PERSON = 'diyar-person'
const OFFLINE_PAGES = ['/offline', '/en/offline']

const DAY_MS = 86_400_000
/** As long as a session lives. */
const PERSON_MS = 7 * DAY_MS
const SAME_VISIT_MS = 10 * 60_000
/** With a kept copy at hand a slow network is not waited for longer. */
const PATIENCE_MS = 8000
const BOOKINGS_AT_ONCE = 10
const MOST_FILES = 300

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePages().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== self.location.origin) return
  if (endsOrBegins(request, url)) event.respondWith(passAndForget(request))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate') event.respondWith(showPage(event, url))
  else if (isFile(url)) event.respondWith(fileOf(request))
  else if (isGuidePhoto(url)) event.respondWith(guidePhotoOf(request, url))
  else if (!url.searchParams.has('_rsc')) return
  else if (isPersonPage(url)) event.waitUntil(keepPersonPage(plain(url), true))
  else if (isNewBooking(url)) event.waitUntil(keepUpcoming(url))
})

/** Whoever signs in or out, or closes the account, finds nothing of somebody else. */
const endsOrBegins = ({ method }, { pathname }) =>
  (pathname === '/api/session' && method !== 'GET') ||
  (pathname === '/api/v1/user/profile' && method === 'DELETE')

async function passAndForget(request) {
  const answer = await fetch(request)
  if (answer.ok) await caches.delete(PERSON)
  return answer
}

const isFile = ({ pathname, searchParams }) =>
  pathname.startsWith('/_next/static/') ||
  (searchParams.has('v') && (pathname === '/icons.svg' || pathname.startsWith('/words/')))

const isPersonPage = ({ pathname }) => /^(\/en)?\/(my-bookings|booking\/[\w-]+)$/.test(pathname)

/** A photo in the arrival guide of a booking. */
const GUIDE_PHOTO = '/api/v1/bookings/[\\w-]+/arrival-guide/photos/[\\w-]+'
const isGuidePhoto = ({ pathname }) => new RegExp(`^${GUIDE_PHOTO}$`).test(pathname)

/** Where a booking that was just made is shown. */
const isNewBooking = ({ pathname }) => /^(\/en)?\/success$/.test(pathname)

/** The address of the document behind a part that the router asks for. */
function plain(url) {
  const document = new URL(url)
  document.searchParams.delete('_rsc')
  return document
}

async function showPage(event, url) {
  const kept = isPersonPage(url) ? await keptPage(url) : undefined
  // An answer that has begun may take its time: only its first byte is waited for.
  const patience = new AbortController()
  const timer = kept && setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    // The browser's own cache may give an old public page while it asks for the new one: always ask.
    const answer = await fetch(event.request, { cache: 'no-cache', signal: patience.signal })
    if (isPersonPage(url) && answer.ok) event.waitUntil(keepDocument(url, answer.clone(), true))
    else if (answer.status === 401) event.waitUntil(caches.delete(PERSON))
    else event.waitUntil(refreshOfflinePages())
    return answer
  } catch {
    return kept ?? offlinePage(url)
  } finally {
    clearTimeout(timer)
  }
}

async function offlinePage(url) {
  const page = /^\/en(\/|$)/.test(url.pathname) ? OFFLINE_PAGES[1] : OFFLINE_PAGES[0]
  if (url.pathname !== page) return Response.redirect(`${page}?from=${encodeURIComponent(url.pathname + url.search)}`)
  return (await caches.match(page)) ?? Response.error()
}

async function keptPage(url) {
  const cache = await caches.open(PERSON)
  const page = (await cache.match(url)) ?? (await cache.match(url, { ignoreSearch: true }))
  if (page && isOver(page)) await forgetOver()
  return page && !isOver(page) && ageOf(page) < PERSON_MS ? page : undefined
}

/** A page with an arrival guide says until when its guest may know it. */
const hasGuide = (kept) => kept.headers.has('x-kept-until')
const isOver = (kept) => Date.now() >= Number(kept.headers.get('x-kept-until') ?? Infinity)

/** Forgets the pages and photos of guides that may not be known any more. */
async function forgetOver() {
  const cache = await caches.open(PERSON)
  for (const request of await cache.keys()) {
    const kept = await cache.match(request)
    if (kept && isOver(kept)) await cache.delete(request)
  }
}

async function guidePhotoOf(request, url) {
  try {
    return await fetch(request)
  } catch {
    return (await keptPage(url)) ?? Response.error()
  }
}

const ageOf = (page) => Date.now() - Number(page.headers.get('x-kept-at'))

/** A copy with an arrival guide is always renewed: its stay may have been cancelled or moved a moment ago. */
async function keepPersonPage(url, follows) {
  const kept = await exactPage(url)
  if (kept && !hasGuide(kept) && ageOf(kept) < SAME_VISIT_MS / 10) return
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
  if (answer?.ok) await keepDocument(url, answer, follows)
  else if (answer?.status === 401) await caches.delete(PERSON)
  else if (answer?.status === 404) await (await caches.open(PERSON)).delete(url)
}

async function exactPage(url) {
  return (await caches.open(PERSON)).match(url)
}

/** Keeps a page of bookings with the files it needs; a page that names no person says that nobody is signed in. */
async function keepDocument(url, answer, follows) {
  const html = await answer.text()
  if (!html.includes('data-offline-copy')) {
    await caches.delete(PERSON)
    return
  }
  await store(PERSON, url, html, answer.headers)
  await keepGuidePhotos(url, html)
  await keepFilesOf(html, FILES)
  if (follows) await keepUpcoming(url)
  await trim()
}

const knownUntil = (html) => {
  const [, instant] = /data-offline-until="([^"]+)"/.exec(html) ?? []
  return instant ? { 'x-kept-until': String(Date.parse(instant)) } : {}
}

/** Keeps the photos that the page of a booking shows, and none that it does not show any more. */
async function keepGuidePhotos(page, html) {
  const [, bookingId] = /\/booking\/([\w-]+)$/.exec(page.pathname) ?? []
  if (!bookingId) return
  const cache = await caches.open(PERSON)
  const shown = new Set(html.match(new RegExp(GUIDE_PHOTO, 'g')))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith(`/api/v1/bookings/${bookingId}/`) && !shown.has(pathname)) await cache.delete(url)
  }
  for (const path of shown) {
    const kept = await cache.match(path)
    const headers = { 'content-type': 'image/webp', 'x-kept-at': String(Date.now()), ...knownUntil(html) }
    const answer = kept ?? (await fetch(path).catch(() => null))
    if (!answer?.ok) continue
    await cache.put(path, new Response(await answer.blob(), { headers }))
  }
}

/** The list and the stays to come, whichever tab is shown, in the language in use and then in the other. */
async function keepUpcoming(shown) {
  const answer = await fetch('/api/v1/bookings?tab=upcoming&page=1').catch(() => null)
  if (answer?.status === 401) await caches.delete(PERSON)
  if (!answer?.ok) return
  const { data } = await answer.json()
  await renewGuides(data)
  const paths = ['/my-bookings', ...data.slice(0, BOOKINGS_AT_ONCE).map(({ _id }) => `/booking/${_id}`)]
  const inUse = shown.pathname.startsWith('/en/') ? ['/en', ''] : ['', '/en']
  for (const language of inUse) for (const path of paths) await keepOnce(new URL(language + path, shown.origin))
}

/** A stay that was cancelled or has ended is not to come: its page is asked for anew, and comes without its guide. */
async function renewGuides(upcoming) {
  await forgetOver()
  const cache = await caches.open(PERSON)
  for (const { url } of await cache.keys()) {
    const page = new URL(url)
    const isToCome = upcoming.some(({ _id }) => page.pathname.endsWith(`/booking/${_id}`))
    const kept = isPersonPage(page) && !isToCome ? await cache.match(url) : undefined
    if (kept && hasGuide(kept)) await keepPersonPage(page, false)
  }
}

async function keepOnce(url) {
  const kept = await exactPage(url)
  if (kept && ageOf(kept) < SAME_VISIT_MS) return
  await keepPersonPage(url, false)
}

async function store(name, url, html, headers) {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  const told = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': headers.get('content-security-policy') ?? "default-src 'self'",
    'x-kept-at': String(Date.now()),
    ...knownUntil(html),
    'x-heading': encodeURIComponent(heading.replace(/<[^>]*>/g, '').trim()),
  }
  const cache = await caches.open(name)
  await cache.put(url, new Response(html, { headers: told }))
}

async function keepFilesOf(html, name) {
  const paths = new Set(html.match(/\/(?:_next\/static\/[^"'\\\s<>)]+|icons\.svg\?v=[\w-]+)/g) ?? [])
  const cache = await caches.open(name)
  await Promise.all(
    [...paths].map(async (path) => {
      if (await caches.match(path)) return
      const answer = await fetch(path).catch(() => null)
      if (answer?.ok) await cache.put(path, answer)
    }),
  )
}

async function fileOf(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    caches.open(FILES).then((cache) => cache.put(request, copy))
  }
  return answer
}

/** The files of builds that are long gone make room: the oldest stand first. */
async function trim() {
  const cache = await caches.open(FILES)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST_FILES)).map((one) => cache.delete(one)))
}

async function keepOfflinePages() {
  for (const page of OFFLINE_PAGES) {
    const answer = await fetch(page, { credentials: 'omit' })
    if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
    const html = await answer.text()
    await keepFilesOf(html, SHELL)
    await store(SHELL, new URL(page, self.location.href), html, answer.headers)
  }
}

let refreshing = null

/** Once a day the offline pages are fetched anew, so that they stay those of the running build. */
async function refreshOfflinePages() {
  const page = await caches.match(OFFLINE_PAGES[0])
  if (refreshing || (page && ageOf(page) < DAY_MS)) return
  refreshing = keepOfflinePages()
    .catch(() => undefined)
    .finally(() => {
      refreshing = null
    })
  await refreshing
}

async function forgetOldCaches() {
  const ours = [SHELL, FILES, PERSON]
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang, dir } = event.data?.json() ?? {}
  if (!title) return
  const look = { body, tag, lang, dir, icon: '/icon-192.png', badge: '/badge-96.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.url ?? '/'))
})

async function openPage(path) {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return self.clients.openWindow(path)
  await open.focus()
  return open.navigate(path)
}

/** Push services change addresses now and then; the new one is told at once. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew(event.oldSubscription))
})

async function subscribeAnew(old) {
  if (!old) return
  const renewed = await self.registration.pushManager.subscribe(old.options)
  const { endpoint, keys } = renewed.toJSON()
  await fetch('/api/v1/user/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}
