import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import PhotoViewer from '@/components/listing/photos/photo-viewer'
import { inEitherLanguage, type WrittenText } from '@/lib/i18n/direction'
import en from '@/messages/en.json'

const images = [1, 2, 3, 4].map((n) => `/api/v1/media/${n}`)
const show = (rooms: Record<string, string>, captions: Record<string, WrittenText> = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <PhotoViewer
        photos={{ images, rooms, captions, name: 'Palm House' }}
        start="all"
        onClose={() => undefined}
      />
    </NextIntlClientProvider>,
  )

test('photos are grouped by room in the order of the first of each, with their own numbers', () => {
  show({ '/api/v1/media/2': 'Pool', '/api/v1/media/4': 'Pool', '/api/v1/media/3': 'Bedroom' })
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Pool',
    'Bedroom',
  ])
  const pool = within(screen.getByRole('region', { name: 'Pool' }))
  expect(pool.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    'Palm House, Pool, photo 2',
    'Palm House, Pool, photo 4',
  ])
  expect(screen.getAllByRole('img')[0]).toHaveAttribute('alt', 'Palm House, photo 1')
})

test('without rooms all photos are in their order', () => {
  show({})
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(
    [1, 2, 3, 4].map((n) => `Palm House, photo ${n}`),
  )
})

test('photos without a room have a heading where rooms come before them', () => {
  show({ '/api/v1/media/1': 'Pool' })
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Pool',
    'More photos',
  ])
})

test('a caption is the alternative text of its photo and under it, in the language that it is written in', () => {
  const captions = {
    '/api/v1/media/1': { text: 'The pool by night', language: 'en' },
    '/api/v1/media/2': { text: 'الحديقة', language: 'ar' },
  } as const
  show({}, captions)
  expect(screen.getByRole('img', { name: 'The pool by night' })).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('img', { name: 'الحديقة' })).toHaveAttribute('lang', 'ar')
  const written = screen.getByText('الحديقة')
  expect([written.lang, written.dir]).toEqual(['ar', 'rtl'])
})

test('a caption is read in the language of the page, and in the other one where that is all there is', () => {
  expect([
    inEitherLanguage('en', { ar: 'الحديقة', en: 'The garden' }),
    inEitherLanguage('ar', { ar: 'الحديقة', en: 'The garden' }),
    inEitherLanguage('en', { ar: 'الحديقة', en: '' }),
    inEitherLanguage('en', { ar: '', en: '' }),
  ]).toEqual([
    { text: 'The garden', language: 'en' },
    { text: 'الحديقة', language: 'ar' },
    { text: 'الحديقة', language: 'ar' },
    null,
  ])
})
