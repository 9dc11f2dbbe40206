import type { Page } from '@playwright/test'
import type { SearchAnswer } from '@/lib/contract/schemas/listing/card'
import { formatDay } from '../../lib/i18n/dates'
import { findStay } from '../support/bookings'
import { expect } from '../support/fixtures'
import { test } from '../support/keyboard'
import { expectReadInOrder } from '../support/reading-order'
import { weekendOf } from '../support/stay-days'
import { part, textPart, tree } from '../support/tree'

/** What the api finds by the address of the results. */
async function foundBy(page: Page): Promise<SearchAnswer> {
  return (await page.request.get(`/api/v1/services/search${new URL(page.url()).search}`)).json()
}

const OFFERED = { type: 'Chalets', paymentType: 'fullPayment', bookingType: 'instant' }

test('search-submit, detail-page: by keys alone a city, dates and guests are chosen, a chalet is booked, paid and cancelled', async ({
  asGuest: page,
  keys,
  t,
  at,
  locale,
  isMobile,
}) => {
  const stay = await findStay(page.request, weekendOf('byKeys', locale, isMobile ? 0 : 1), OFFERED)
  const { card } = stay
  const [name, city] = locale === 'ar' ? [card.name_ar, card.city.name_ar] : [card.name, card.city.name]
  const arrival = new RegExp(formatDay(stay.checkIn, locale, 'dayMonth'))

  await test.step('a city and dates', async () => {
    await page.goto(at('/'))
    await keys.tabTo('link', t('layout.skip.content'))
    if (isMobile) {
      await keys.tabTo('button', new RegExp(`^${t('search.bar.submit')}: `))
      await keys.press('Enter')
      await expect(page.getByRole('dialog', { name: t('search.bar.label') })).toBeVisible()
      await keys.stop()
    }
    const { states } = await keys.tabTo('combobox', t('search.bar.where'))
    expect(states['expanded']).toBe(false)
    await keys.type(city.slice(0, 3))
    await keys.hears(t('search.bar.cities', { count: 1 }))
    await keys.press('ArrowDown', 'Enter')
    await expect(page.getByRole('combobox', { name: t('search.bar.where') })).toHaveValue(city)
    await keys.tabTo('combobox', t('search.bar.what'))
    if (!isMobile) {
      await keys.enter('button', new RegExp(`^${t('search.bar.checkIn')}`))
      await expect(page.locator('[data-day][tabindex="0"]')).toBeFocused()
    } else await keys.tabTo('button', / \d{4}/)
    await keys.goToDay(stay.checkIn)
    await keys.stop()
    await keys.press('Enter')
    await keys.hears(t('search.bar.askCheckOut'))
    if (!isMobile) {
      await keys.arrives('button', new RegExp(`^${t('search.bar.checkOut')}`))
      await keys.press('Enter')
      await expect(page.locator('[data-day][tabindex="0"]')).toBeFocused()
    }
    await keys.goToDay(stay.checkOut)
    await keys.press('Enter')
    await keys.enter('button', t('search.bar.submit'))
    await expect(page).toHaveURL(/[?&]city=/)
  })

  await test.step('a chalet of the results', async () => {
    await keys.enter('link', t('search.filters.instant'))
    await expect(page).toHaveURL(/instant=1/)
    await keys.stop()
    const { total } = await foundBy(page)
    await keys.hears(t('words.places', { count: total }))
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      tree(
        part('search', t('search.bar.label')),
        part('heading level=1', /./),
        textPart('status', t('words.places', { count: total })),
        part('link', t('search.map.show')),
        part(
          'list',
          t('search.results.quick'),
          part('listitem', undefined, part('link', t('search.filters.instant'))),
        ),
        part(
          'list',
          t('search.results.filters'),
          part(
            'listitem',
            undefined,
            part('link', t('search.results.without', { filter: t('search.filters.instant') })),
          ),
        ),
        part(
          'region',
          t('search.results.list'),
          part('heading level=2', t('search.results.list')),
          part(
            'list',
            undefined,
            part(
              'listitem',
              undefined,
              part(
                'article',
                undefined,
                part('button', t('listing.card.keep', { name })),
                part('heading level=3', name, part('link', name)),
                textPart('paragraph', /\d/),
              ),
            ),
          ),
        ),
      ),
    )
    await keys.enter('link', name)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectReadInOrder(page)
    const panel = [textPart('paragraph', /\d/), part('button', arrival), part('link', t('booking.bookNow'))]
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      tree(
        part('heading level=1', name),
        part('button', t('detail.keep')),
        part('region', t('detail.facts.title')),
        part('region', t('detail.prices.title'), textPart('status', arrival)),
        ...(isMobile ? panel : [part('complementary', t('booking.cardLabel'), ...panel)]),
      ),
    )
  })

  await test.step('the review, and one guest more', async () => {
    await keys.enter('link', t('booking.bookNow'))
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    await expectReadInOrder(page)
    await keys.enter('button', new RegExp(`^${t('booking.who')}`))
    await keys.enter('button', t('booking.more', { who: 'adults' }))
    await keys.stop()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      tree(
        part('heading level=1', t('checkout.title')),
        part('region', t('booking.summary')),
        part(
          'region',
          new RegExp(t('checkout.stay')),
          part('heading level=2', new RegExp(t('checkout.stay'))),
          part('button', arrival),
          part('button expanded', new RegExp(`^${t('booking.who')}`)),
          part('group', t('booking.adults'), textPart('status', '3')),
          part(
            'group',
            t('booking.children'),
            part('button disabled', t('booking.fewer', { who: 'children' })),
          ),
        ),
        part('region', new RegExp(t('checkout.payment')), textPart('definition', /\d/)),
        part(
          'region',
          new RegExp(t('checkout.terms')),
          part('list', t('checkout.rules')),
          part('checkbox', t('checkout.agree')),
        ),
        part('button', t('booking.toPayment')),
      ),
    )
  })

  await test.step('what is missing is spoken and has the focus, then it is paid', async () => {
    await keys.enter('button', t('booking.toPayment'))
    const { states } = await keys.arrives('checkbox', t('checkout.agree'))
    expect(states['invalid']).toBe('true')
    await keys.hears(t('checkout.agreeFirst'))
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      tree(
        part(
          'region',
          new RegExp(t('checkout.terms')),
          part('checkbox invalid', t('checkout.agree')),
          textPart('alert', t('checkout.agreeFirst')),
        ),
      ),
    )
    await keys.press('Space')
    await keys.enter('button', t('booking.toPayment'))
    await keys.arrives('heading', t('pay.title'))
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      part(
        'form',
        t('pay.title'),
        part('heading level=1', t('pay.title')),
        textPart('paragraph', name),
        textPart('paragraph', arrival),
        textPart('timer', new RegExp(t('pay.held'))),
        part('button', t('pay.pay')),
        part('list', t('pay.methods')),
      ),
    )
    await keys.enter('button', t('pay.pay'))
    await keys.tabTo('radio', /./)
    await keys.enter('button', t('testPayment.pay'))
    await expect(page).toHaveURL(/\/success\?booking=/)
    await keys.hears(t('notifications.Booking_paid.title'))
    await expect(page).toHaveTitle(new RegExp(t('success.confirmed.title')))
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      part(
        'article',
        undefined,
        part('heading level=1', t('success.confirmed.title')),
        textPart('paragraph', t('booking.number')),
        textPart('paragraph', name),
        textPart('paragraph', arrival),
        part('link', t('success.addToCalendar')),
        part('link', t('success.message')),
        part('link', t('success.toBooking')),
      ),
    )
    await keys.enter('link', t('success.toBooking'))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('cancelled: the focus returns from a dialog that is closed, and goes to the outcome', async () => {
    await keys.enter('button', t('booking.cancel'))
    const dialog = page.getByRole('dialog', { name: t('booking.cancelTitle') })
    await expect(dialog).toBeVisible()
    await keys.stop()
    await expect(dialog).toMatchAriaSnapshot(
      part(
        'dialog',
        t('booking.cancelTitle'),
        part('heading level=2', t('booking.cancelTitle')),
        part('button', t('booking.close')),
        part(
          'status',
          undefined,
          textPart('paragraph', new RegExp(`${t('booking.refund')}.*\\d`)),
          textPart('paragraph', new RegExp(`${t('booking.vendorKeeps')}.*\\d`)),
        ),
        part(
          'group',
          t('stay.cancellation.refundTo.title'),
          part('radio checked', new RegExp(t('stay.cancellation.refundTo.card'))),
          part('radio', new RegExp(t('stay.cancellation.refundTo.balance'))),
        ),
        part('combobox', t('stay.cancellation.reason')),
        part('button', t('booking.keep')),
        part('button', t('booking.cancelNow')),
      ),
    )
    await keys.press('Escape')
    await keys.arrives('button', t('booking.cancel'))
    await keys.press('Enter')
    await keys.enter('button', t('booking.cancelNow'))
    await keys.hears(t('booking.cancelled'))
    await expect(page.locator(':is(h1, h2, h3):focus')).toBeVisible()
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      part(
        'article',
        undefined,
        textPart('text', t('vocabulary.bookingState.cancelled_by_guest')),
        part('heading level=1', name),
        part(
          'region',
          t('stay.timeline'),
          part(
            'list',
            t('stay.timeline'),
            ...['awaiting_payment', 'confirmed', 'cancelled_by_guest'].map((state) =>
              part(
                'listitem',
                undefined,
                textPart('text', t(`vocabulary.bookingState.${state}`)),
                textPart('time', /\d/),
              ),
            ),
          ),
        ),
      ),
    )
  })
})
