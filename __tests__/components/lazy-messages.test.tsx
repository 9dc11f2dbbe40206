import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { LazyMessages } from '@/lib/i18n/lazy-messages'

function Chooser() {
  const t = useTranslations('home.chooser')
  return <p>{t('next')}</p>
}

test('a component that loads later brings its own messages, merged over those of the page', async () => {
  const requested: string[] = []
  globalThis.fetch = async (address) => {
    requested.push(String(address))
    return Response.json({ home: { chooser: { next: 'Next' } } })
  }
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={{ home: { title: 'Home' } }} timeZone="Asia/Riyadh">
        <LazyMessages part="chooser">
          <Chooser />
        </LazyMessages>
      </NextIntlClientProvider>,
    )
  })
  expect(await screen.findByText('Next')).toBeVisible()
  expect(requested).toEqual([expect.stringContaining('/words/en/chooser.json?v=')])
})

test('messages that the page has already are not fetched', () => {
  globalThis.fetch = () => Promise.reject(new Error('asked'))
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ home: { chooser: { next: 'On' } } }}
      timeZone="Asia/Riyadh"
    >
      <LazyMessages part="chooser">
        <Chooser />
      </LazyMessages>
    </NextIntlClientProvider>,
  )
  expect(screen.getByText('On')).toBeVisible()
})
