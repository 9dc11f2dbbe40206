import { screen } from '@testing-library/react'
import { useFailureText } from '@/components/forms/use-issue-text'
import { ApiError } from '@/lib/api/http'
import { renderInPage } from './render-in-page'

function Failure() {
  return <p>{useFailureText()(new ApiError('unavailable', 0, ''))}</p>
}

test.each([
  ['ar', false, 'لا يوجد اتصال بالإنترنت، ما كتبته محفوظ'],
  ['en', false, 'No internet connection. What you typed is saved'],
  ['ar', true, 'الخدمة غير متاحة مؤقتًا، حاول مجددًا بعد لحظات'],
] as const)(
  'a call without an answer names the missing connection of the device: %s %s',
  (locale, isOnline, text) => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline)
    renderInPage(<Failure />, locale)
    expect(screen.getByText(text)).toBeVisible()
  },
)
