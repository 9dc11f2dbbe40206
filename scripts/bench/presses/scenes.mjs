import { readFileSync } from 'node:fs'

const WORDS = JSON.parse(readFileSync('messages/ar.json', 'utf8'))
const CHALET = '/chalets/al-nakheel-chalet-jeddah'
const CITY = '/search?city=Jeddah&page=1'

/** A text of the Arabic catalogue without parameters. */
const t = (key) => key.split('.').reduce((part, name) => part[name], WORDS)

const button = (key) => (page) => page.getByRole('button', { name: t(key) }).filter({ visible: true })
const free = (page) =>
  page.locator('[data-day]:not([aria-disabled=true]):not(:disabled)').filter({ visible: true })
const filters = (page) => page.getByRole('link', { name: t('search.filters.title'), exact: true })
const gallery = (page) => page.locator(`section[aria-label="${t('detail.gallery.label')}"] li button`).first()
/** A whole month ahead, so that there are free days whatever day it is. */
const nextMonth = (page) => button('booking.nextMonth')(page).first()
const chooseDates = (page) => button('booking.chooseDates')(page).last()

/**
 * What is pressed on which page. The presses of `before` are made by script, so that the browser does not count them;
 * `as` is who is signed in.
 */
export const SCENES = [
  { name: 'open the menu', path: '/', press: (page) => button('layout.openMenu')(page).first() },
  { name: 'open the search', path: '/', press: (page) => page.locator('[data-search-pill]') },
  { name: 'ask for the types of a city', path: '/', press: (page) => page.locator('[data-city]').first() },
  { name: 'heart, which asks to sign in', path: CITY, press: (page) => page.locator('[data-heart]').first() },
  {
    name: 'heart of a guest',
    path: CITY,
    as: 'guest',
    press: (page) => page.locator('[data-heart]').first(),
  },
  { name: 'open the filters', path: CITY, press: filters },
  {
    name: 'switch a filter',
    path: CITY,
    before: [filters],
    press: (page) => page.getByRole('dialog').locator('label:has(input[type=checkbox])').first(),
  },
  { name: 'open the photos', path: CHALET, press: gallery },
  {
    name: 'next photo',
    path: CHALET,
    before: [gallery],
    press: (page) => page.getByRole('dialog').getByRole('button', { name: t('detail.gallery.next') }),
  },
  { name: 'open the dates', path: CHALET, press: chooseDates },
  { name: 'pick a date', path: CHALET, before: [chooseDates, nextMonth], press: (page) => free(page).nth(9) },
  { name: 'next month', path: CHALET, before: [chooseDates], press: nextMonth },
  {
    name: 'pick the last date',
    path: CHALET,
    before: [chooseDates, nextMonth, (page) => free(page).nth(9)],
    press: (page) => free(page).nth(11),
  },
  {
    name: 'next step of the wizard',
    path: '/my-services?add=1',
    as: 'host',
    press: button('wizard.next'),
  },
]
