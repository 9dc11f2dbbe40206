import { screen } from '@testing-library/react'
import { NotAVendor } from '@/components/vendor-listings/no-listings'
import { ApplicantState } from '@/components/vendor-onboarding/no-vendor-profile'
import { BecomeVendorPrompt } from '@/components/vendor-onboarding/vendor-access'
import type { VendorApplicationWire } from '@/lib/contract/schemas/account/vendor'
import type { VendorState } from '@/lib/domain/account/vendor'
import { renderInPage } from '../render-in-page'

const application = (state: VendorState, rejectionReason: string | null = null) =>
  ({ state, rejectionReason, createdAt: '2026-11-20T10:00:00Z' }) as VendorApplicationWire

test.each([
  ['en', 'In review', 'Become a host', ['/en/my-services?add=1', '/en/loginvendor']],
  ['ar', 'قيد المراجعة', 'كن مضيفًا', ['/my-services?add=1', '/loginvendor']],
] as const)(
  'a pending applicant reads in %s that it is %j, may prepare a listing, and cannot apply again',
  (locale, badge, invitation, pages) => {
    for (const invite of [<NotAVendor key="own" />, <BecomeVendorPrompt key="hosted" />]) {
      const { unmount } = renderInPage(
        <ApplicantState application={application('waiting')}>{invite}</ApplicantState>,
        locale,
      )
      expect(screen.getByText(badge)).toBeVisible()
      expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(pages)
      expect(screen.queryByText(invitation)).not.toBeInTheDocument()
      unmount()
    }
  },
)

test('a rejected applicant reads the reason, and a user without an application is invited', () => {
  const { unmount } = renderInPage(
    <ApplicantState application={application('rejected', 'The photo is blurred')}>
      <NotAVendor />
    </ApplicantState>,
  )
  expect(screen.getByText('The photo is blurred')).toBeVisible()
  unmount()
  renderInPage(
    <ApplicantState application={null}>
      <NotAVendor />
    </ApplicantState>,
  )
  expect(screen.getByRole('link', { name: 'Become a host' })).toBeVisible()
})
