import { By } from 'selenium-webdriver'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { listingTypeOf } from '../../lib/domain/listing/listing-types'
import { formatQueryDay } from '../../lib/domain/time/days'
import { weekend } from '../support/stay-days'
import { signUpInDialog } from './login-journeys'
import { named } from './page'
import { DEMO_HOST, newPhone, signIn } from './people'
import type { Journeys, Visit } from './visit'

const SEARCH = '/search?city=Jeddah&page=1'
/** After the weekends of the other browser tests. */
const BOOKED_WEEK = { ar: 46, en: 47 }
const SPLIT_WEEK = { ar: 44, en: 45 }
const SENTENCE = {
  ar: (from: string, to: string) => `شاليه في جدة من ${from} إلى ${to} حجز فوري ودفع كامل`,
  en: (from: string, to: string) => `chalet in Jeddah from ${from} to ${to} instant booking full payment`,
}
/** From the home to a paid share. */
const MAX_PRESSES = 12
const WORDS = 'هل يمكن الدخول مبكرًا يوم الخميس؟ '
/** How far each snapped row of the page has moved from its start, in the direction of reading. */
const MOVED_ROWS = `return [...document.querySelectorAll('*')]
  .filter((one) => getComputedStyle(one).scrollSnapType !== 'none' && Math.abs(one.scrollLeft) > 1)
  .map((one) => one.className + ' ' + one.scrollLeft)`

const rowsBeginAtTheirStart = ({ holds, ask: request }: Visit) =>
  holds('every row at its start', async () => (await request<string[]>(MOVED_ROWS)).length === 0)

async function home(visit: Visit) {
  await visit.open('/')
  await visit.visible(By.css('h1'))
  await visit.ask('document.querySelector("footer").scrollIntoView()')
  await rowsBeginAtTheirStart(visit)
}

/** A press on the city selects its name, so that typing replaces it. */
async function search({ open, press, type, t, width, locale, isAt, visible }: Visit) {
  await open('/')
  if (width === 'phone') await press(By.css('[data-search-pill]'))
  const frame = width === 'phone' ? '[role=dialog]' : `[role=search][aria-label="${t('search.bar.label')}"]`
  await press(By.css(`${frame} input[name=city]`))
  await type(locale === 'ar' ? 'أبها' : 'Abha')
  await press(By.css(`${frame} [role=option]`))
  await press(named('button', t('search.bar.submit')))
  await isAt('city=Abha')
  await visible(By.css('main article h3 a'))
}

/** Every card begins with its first photo, and asks for no other one before it is wanted. */
async function cards(visit: Visit) {
  const { open, holds, ask: request, press, width } = visit
  await open(SEARCH)
  await holds('room for the further photos', () =>
    request('return !!document.querySelector("article [data-complete]")'),
  )
  await rowsBeginAtTheirStart(visit)
  await holds('one photo a card', () =>
    request(`return [...document.querySelectorAll('article [data-complete]')]
      .every((strip) => strip.querySelectorAll('img').length === 1)`),
  )
  if (width === 'desktop') return
  await press(By.css('button[popovertarget]'))
  await press(By.css('nav:popover-open a[aria-current]'))
  await holds('a closed sheet', () => request('return !document.querySelector("nav:popover-open")'))
}

async function gallery(visit: Visit) {
  const { open, holds, ask: request, press, visible, t } = visit
  await open(`/${listingTypeOf('Chalets').slug}/${DEMO_HOST.place}`)
  await holds('all photos', () => request('return !document.querySelector("[data-waiting]")'))
  await rowsBeginAtTheirStart(visit)
  await holds('the first photo', () =>
    request(`const row = document.querySelector('main section ul'), first = row.firstElementChild
      return Math.abs(row.getBoundingClientRect().left - first.getBoundingClientRect().left) < 2`),
  )
  await press(By.css(`[aria-label="${t('detail.gallery.label')}"] li:first-child button`))
  await visible(By.css('[role=dialog] figure:not([inert]) img'))
}

/** From the results to the confirmed booking of a new user. */
async function booking(visit: Visit) {
  const { origin, open, press, isAt, visible, t, locale } = visit
  const days = weekend(BOOKED_WEEK[locale])
  const query = new URLSearchParams({
    city: 'Jeddah',
    checkIn: formatQueryDay(days.checkIn),
    checkOut: formatQueryDay(days.checkOut),
    page: '1',
    paymentType: 'payAtCheckin',
    bookingType: 'instant',
    type: 'Chalets',
  })
  const answer: SearchAnswer = await (await fetch(`${origin}/api/v1/services/search?${query}`)).json()
  const [card] = answer.data
  if (!card) throw new Error('The seeded market has no such place.')
  query.delete('type')
  await open(`/${listingTypeOf('Chalets').slug}?${query}`)
  await press(By.css(`main article h3 a[href*="${card._id}"]`))
  await isAt(card._id)
  await press(By.xpath(`//a[contains(., '${t('booking.bookNow')}')]`))
  await visible(By.xpath(`//h1[contains(., '${t('checkout.title')}')]`))
  await press(By.css('input[type=checkbox]'))
  await press(named('button', t('booking.confirm')))
  await signUpInDialog(visit)
  await isAt('/success?booking=')
  await visible(By.xpath(`//h1[contains(., '${t('success.confirmed.title')}')]`))
}

/** From a sentence on the home to the paid share of a split booking. */
async function sentence(visit: Visit) {
  const { driver, origin, open, type, isAt, visible, reads, t, locale } = visit
  let presses = 0
  const press = (target: By) => {
    presses += 1
    return visit.press(target)
  }
  const days = weekend(SPLIT_WEEK[locale])
  const [from = '', to = ''] = [days.checkIn, days.checkOut].map((day) =>
    formatQueryDay(day).replaceAll('-', '/'),
  )
  await open('/about')
  await signIn(driver, origin, 'signup', newPhone())
  await open('/')
  await press(By.css('main input[name=text]'))
  await type(SENTENCE[locale](from, to))
  await press(By.css('main form:has(input[name=text]) button[type=submit]'))
  await isAt('/search?city=Jeddah')
  await isAt(`checkIn=${formatQueryDay(days.checkIn)}`)
  await press(By.xpath('(//main//article//h3//a)[1]'))
  await press(By.xpath(`//a[contains(., '${t('booking.bookNow')}')]`))
  await isAt('/checkout?')
  await visible(By.xpath(`//h1[contains(., '${t('checkout.title')}')]`))
  await press(By.css('input[type=checkbox]'))
  await press(named('button', t('booking.toPayment')))
  await press(named('button', t('split.offer.open')))
  await press(named('button', t('split.form.start')))
  await press(named('button', t('pay.pay')))
  await isAt('/test-payment/')
  await press(named('button', t('testPayment.pay')))
  await isAt('/split/')
  await reads(By.css('main'), t('split.guest.open'))
  if (presses > MAX_PRESSES) throw new Error(`${presses} presses, at most ${MAX_PRESSES}`)
}

/** The message box grows with its text, and a sent message is in the log. */
async function messages(visit: Visit) {
  const { driver, origin, open, visible, ask: request, holds, press, reads, t } = visit
  await open('/about')
  await signIn(driver, origin, 'signup', newPhone())
  await open(`/messages?service=${DEMO_HOST.place}`)
  const area = await visible(By.css('form textarea'))
  const height = () => request<number>('return document.querySelector("form textarea").offsetHeight')
  const typed = () => request<string>('return document.querySelector("form textarea").value')
  const before = await height()
  await area.sendKeys(WORDS.repeat(5))
  await holds('the typed text', async () => (await typed()) === WORDS.repeat(5))
  await holds('a taller box', async () => (await height()) > before + 20)
  await press(named('button', t('messages.send')))
  await reads(By.css('[role=log]'), WORDS.trim())
}

export const GUEST_JOURNEYS: Journeys = {
  'home: every row begins at its start': home,
  'search: a press on the city selects its name': search,
  'results: cards begin with their first photo, and a choice closes the sorts': cards,
  'listing: the gallery begins with the first photo': gallery,
  'booking: a stranger books, signing up on the way': booking,
  'sentence: a search by one, a booking, a split, its first share paid, with at most 12 presses': sentence,
  'messages: the box grows, and what is sent stands there': messages,
}
