import { screen } from '@testing-library/react'
import { ArrivalGuides } from '@/components/bookings/detail/arrival-guides'
import type { BookedGuidesWire, BookedGuideWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { renderInPage } from '../render-in-page'

const GUIDE: BookedGuideWire = {
  serviceId: 's1',
  service: { name: 'Palm Hotel', name_ar: 'فندق النخلة' },
  updatedAt: '2026-03-16T09:00:00.000Z',
  isUpdated: false,
  ...{ directions: '', directions_ar: 'بعد المسجد يمينًا', phone: '+966500000012' },
  sections: [{ title_ar: 'المسبح', title: 'Pool', text_ar: 'عمقه متر', text: 'One metre deep' }],
  photos: [{ _id: 'p1', caption: '', caption_ar: 'البوابة' }],
  entryLater: { knownFrom: '2026-03-19T12:00:00.000Z', waitsFor: 'later' },
}
const ENTRY: BookedGuideWire['entry'] = {
  ...{ way: 'keyBox', text: '', text_ar: 'خلف النخلة', code: '4821#' },
  ...{ wifiName: 'Chalet', wifiPassword: 'sand' },
}

const show = (guides: BookedGuideWire[], locale: 'ar' | 'en' = 'en', mayPayOnline = false) => {
  const arrival: BookedGuidesWire = { guides, knownUntil: '2026-03-23T09:00:00.000Z' }
  return renderInPage(<ArrivalGuides bookingId="b1" arrival={arrival} mayPayOnline={mayPayOnline} />, locale)
}

test('before its time the page shows when the entry comes, and the way in the language it is written in', () => {
  const { container } = show([GUIDE])
  expect(
    screen.getByText(/How to get in is shown here from .*15:00|How to get in is shown here from .*3:00/),
  ).toBeVisible()
  expect(screen.getByText('بعد المسجد يمينًا')).toHaveAttribute('lang', 'ar')
  expect(screen.getByText('One metre deep')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('img', { name: 'Route photo 1' })).toHaveAttribute(
    'src',
    '/api/v1/bookings/b1/arrival-guide/photos/p1',
  )
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.me/966500000012')
  expect(container.querySelector('[data-offline-until]')).toHaveAttribute(
    'data-offline-until',
    '2026-03-23T09:00:00.000Z',
  )
})

test('in Arabic the entry is shown with its codes from left to right, and when the guide changed', () => {
  show([{ ...GUIDE, isUpdated: true, entry: ENTRY, entryLater: null }], 'ar')
  expect(screen.getByText('المفتاح في صندوق المفاتيح')).toBeVisible()
  expect(screen.getByText('رمز الصندوق')).toBeVisible()
  for (const value of ['4821#', 'Chalet', 'sand'])
    expect(screen.getByText(value)).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText(/^حدّثه المضيف/)).toBeVisible()
  expect(screen.getByText('المسبح')).toBeVisible()
})

test('a way of entry without a text and a code is not shown beside the Wi-Fi', () => {
  const entry = { ...ENTRY, way: 'metByHost', text_ar: '', code: '' } as const
  show([{ ...GUIDE, entry, entryLater: null }])
  expect(screen.getByText('Chalet')).toBeVisible()
  expect(screen.queryByText('Somebody meets you at the door')).not.toBeInTheDocument()
})

test.each([false, true])(
  'what the entry waits for names the payment online only while it is allowed: %s',
  (may) => {
    show([{ ...GUIDE, entryLater: { knownFrom: '2026-03-19T12:00:00.000Z', waitsFor: 'unpaid' } }], 'ar', may)
    expect(screen.getByText(/رمز الوصول/)).toBeVisible()
    expect(screen.queryAllByText(/إلكترونيًا/)).toHaveLength(may ? 1 : 0)
  },
)

test('of several guides each has the name of its place, and none shows nothing', () => {
  show([GUIDE, { ...GUIDE, serviceId: 's2', service: { name: 'Suite', name_ar: 'جناح' } }])
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Arrival guide to Palm Hotel',
    'Arrival guide to Suite',
  ])
  const { container } = show([])
  expect(container.querySelector('section')).toBeNull()
})
